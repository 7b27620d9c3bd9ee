// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cairo.h>
#include <cairo-svg.h>
#include <cairo-pdf.h>
