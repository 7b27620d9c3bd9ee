// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <stdlib.h>
#include <gif_lib.h>
