// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cairo.h>
#include <cairo-svg.h>
#include <cairo-pdf.h>
#include <cairo-ft.h>
#include FT_CID_H
#include FT_MULTIPLE_MASTERS_H
