import type { PhotoView } from "@hundeblick/proto/photo";
import { msg } from "@hundeblick/web-kit/i18n.ts";

interface ViewGuide {
  name: string;
  hint: string;
  /** Outline in a box of 320 × 240, shown over the camera. */
  outline: string;
  /** Lines inside it: eyes, ears, spine. */
  details: string;
}

/** Views of the extra photos. */
export const VIEWS: Record<PhotoView, ViewGuide> = {
  side: {
    name: msg("From the side"),
    hint: msg("Standing, with all paws and the tail in the picture."),
    outline:
      "M31 92C33 84 46 79 60 77C64 62 78 52 95 54C108 56 116 66 121 78C128 90 140 95 156 96C186 99 216 94 240 97C250 98 258 101 263 106C274 98 284 84 287 68C289 61 298 63 297 71C295 94 287 112 273 124C275 138 271 148 270 158C271 178 276 194 277 211C277 217 257 217 256 211C252 192 248 178 241 166C234 157 229 153 223 150C201 157 178 157 158 153C155 170 156 192 157 211C157 217 137 217 136 211C133 190 129 172 122 156C112 146 106 134 103 119C94 117 84 114 76 109C60 111 42 109 35 103C31 100 30 96 31 92Z",
    details: "M96 58C104 64 109 80 103 94C96 97 88 88 87 76M66 84h.1M34 92h6",
  },
  above: {
    name: msg("From above"),
    hint: msg("From straight above, head to tail: it shows the waist."),
    outline:
      "M26 120C26 110 38 106 50 102C58 90 76 86 88 94C92 97 95 100 99 102C114 90 136 86 156 90C174 94 186 101 202 100C222 97 242 94 256 104C264 110 268 115 268 120C268 125 264 130 256 136C242 146 222 143 202 140C186 139 174 146 156 150C136 154 114 150 99 138C95 140 92 143 88 146C76 154 58 150 50 138C38 134 26 130 26 120Z",
    details:
      "M70 94C66 82 82 76 90 84M70 146C66 158 82 164 90 156M268 120C280 121 292 114 300 102M112 120H236M32 120h4",
  },
  face: {
    name: msg("The face"),
    hint: msg("From the front, at eye level, with open eyes."),
    outline:
      "M160 36C188 36 212 50 220 74C238 78 254 104 248 134C242 146 230 138 223 128C222 150 210 166 197 178C191 197 177 208 160 208C143 208 129 197 123 178C110 166 98 150 97 128C90 138 78 146 72 134C66 104 82 78 100 74C108 50 132 36 160 36Z",
    details:
      "M132 104h.1M188 104h.1M146 154C146 146 174 146 174 154C174 162 166 168 160 168C154 168 146 162 146 154ZM160 168V180M160 180C152 190 142 188 138 182M160 180C168 190 178 188 182 182M100 74C98 92 98 110 97 128M220 74C222 92 222 110 223 128",
  },
  place: {
    name: msg("The spot in question"),
    hint: msg("So close that the place fills the circle, in daylight."),
    outline: "M160 34A86 86 0 1 1 159.900 34Z",
    details:
      "M24 62V26H60M260 26H296V62M296 178V214H260M60 214H24V178M134 128C138 108 178 102 188 120C194 138 172 150 154 146C142 144 132 140 134 128Z",
  },
};
