// SPDX-License-Identifier: Apache-2.0
// What a picture costs at the least: the Cairo and Pango calls of one scene, and Cairo's PNG writer.
// Usage: picture CALLS OUTPUT.png, with the calls that calls.py has written.
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static double numbers[1 << 16];

static int read_numbers(char **text) {
    int count = 0;
    for (char *end; count < 1 << 16; *text = end) {
        double value = strtod(*text, &end);
        if (end == *text) break;
        numbers[count++] = value;
    }
    return count;
}

int main(int count, char **arguments) {
    if (count < 3) return 64;
    FILE *calls = fopen(arguments[1], "r");
    if (!calls) return 66;
    FcConfig *config = FcConfigCreate();
    FcConfigSetCurrent(config);
    PangoFontMap *map = NULL;
    PangoContext *context = NULL;
    PangoLayout *layout = NULL;
    PangoFontDescription *font = pango_font_description_new();
    cairo_surface_t *surface = NULL;
    cairo_t *cairo = NULL;
    char *line = NULL;
    size_t capacity = 0;
    while (getline(&line, &capacity, calls) > 0) {
        line[strcspn(line, "\n")] = 0;
        char *rest = line + 1;
        if (line[0] == 'F') {
            FcConfigAppFontAddFile(config, (const FcChar8 *)line + 2);
            continue;
        }
        int read = read_numbers(&rest);
        switch (line[0]) {
        case 'S': // Width and height in pixels, pixels per point.
            map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
            pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
            surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)numbers[0], (int)numbers[1]);
            cairo = cairo_create(surface);
            cairo_scale(cairo, numbers[2], numbers[2]);
            context = pango_font_map_create_context(map);
            pango_context_set_round_glyph_positions(context, FALSE);
            layout = pango_layout_new(context);
            break;
        case 's': cairo_save(cairo); break;
        case 'u': cairo_restore(cairo); break;
        case 'k': cairo_clip(cairo); break;
        case 'r': cairo_rectangle(cairo, numbers[0], numbers[1], numbers[2], numbers[3]); break;
        case 'a': cairo_arc(cairo, numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]); break;
        case 'm': cairo_move_to(cairo, numbers[0], numbers[1]); break;
        case 'l': cairo_line_to(cairo, numbers[0], numbers[1]); break;
        case 'c': cairo_curve_to(cairo, numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]); break;
        case 'z': cairo_close_path(cairo); break;
        case 'C': cairo_set_source_rgba(cairo, numbers[0], numbers[1], numbers[2], numbers[3]); break;
        case 'f': cairo_fill_preserve(cairo); break;
        case 'w':
            cairo_set_line_width(cairo, numbers[0]);
            cairo_set_dash(cairo, numbers + 1, read - 1, 0);
            cairo_stroke_preserve(cairo);
            break;
        case 'n': cairo_new_path(cairo); break;
        case 'T': // Left end and baseline, size and weight; then the text.
            pango_font_description_set_family_static(font, "Inter");
            pango_font_description_set_absolute_size(font, numbers[2] * PANGO_SCALE);
            pango_font_description_set_weight(font, (PangoWeight)numbers[3]);
            pango_layout_set_font_description(layout, font);
            pango_layout_set_text(layout, strchr(rest, '|') + 1, -1);
            cairo_move_to(cairo, numbers[0], numbers[1]);
            pango_cairo_show_layout_line(cairo, pango_layout_get_line_readonly(layout, 0));
            cairo_new_path(cairo);
            break;
        }
    }
    return cairo_surface_write_to_png(surface, arguments[2]) == CAIRO_STATUS_SUCCESS ? 0 : 73;
}
