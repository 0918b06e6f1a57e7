import { useId, type Ref } from "react";

interface GazerProps {
  /** Accessible name; without it the drawing is decorative. */
  label?: string;
  /** The pale sun behind the dog, as on the home page. */
  sun?: boolean;
  ref?: Ref<SVGSVGElement>;
}

/**
 * The dog with chin and paws on an edge (640 × 424, paws hang 56 below). Both `.gaze-eye` groups may move up to 9
 * units.
 */
export function Gazer({ label, sun = false, ref }: GazerProps) {
  const own = useId();
  const id = (part: string) => `${own}-${part}`;
  const at = (part: string) => `url(#${id(part)})`;
  return (
    <svg
      ref={ref}
      className="gazer"
      viewBox="0 0 640 480"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      {sun && <path className="hero-sun" d="M66 424C16 296 66 64 318 34c248-22 316 240 262 390Z" />}

      <defs>
        <clipPath id={id("head-shape")}>
          <path d="M320 92c58 0 104 14 124 58 13 32 12 64 22 94 14 40 46 68 48 112 2 40-20 68-56 68H182c-36 0-58-28-56-68 2-44 34-72 48-112 10-30 9-62 22-94 20-44 66-58 124-58Z" />
        </clipPath>
        <clipPath id={id("muzzle-shape")}>
          <path d="M318 104c15 0 24 15 23 40-1 34-5 66 4 92 8 25 46 36 70 66 28 36 38 84 12 122H213c-26-38-16-86 12-122 24-30 62-41 70-66 9-26 3-58 0-92-2-25 8-40 23-40Z" />
        </clipPath>
        <clipPath id={id("eye-l")}>
          <path d="M222 255c1-22 23-40 48-35 17 3 24 11 25 22 1 12-11 20-27 23-22 4-44 3-46-10Z" />
        </clipPath>
        <clipPath id={id("eye-r")}>
          <path d="M418 255c-1-22-23-40-48-35-17 3-24 11-25 22-1 12 11 20 27 23 22 4 44 3 46-10Z" />
        </clipPath>
      </defs>
      <g>
        <path fill="#7A4A30" d="M388 112c20-30 48-50 82-60l34 66c-22 16-38 40-48 74Z" />
        <path
          fill="#572F20"
          d="M462 58c16-24 54-26 76-2 18 22 32 62 30 98-1 10-10 12-17 5-26-26-58-40-95-43-4-22-3-42 6-58Z"
        />
      </g>
      <g clipPath={at("head-shape")}>
        <path fill="#D0905A" d="M100 60h440v380H100z" />
        <path fill="#B5723F" d="M326 60h214v380H326z" />
        <g clipPath={at("muzzle-shape")}>
          <path fill="#F8EBD6" d="M180 90h280v350H180z" />
          <path fill="#E4CFB1" d="M326 90h140v350H326z" />
        </g>
        <path fill="#B5723F" d="M172 250c-8 54-30 74-24 118 4 30 26 46 54 56h-84V290Z" />
        <path fill="#985A30" d="M468 250c8 54 30 74 24 118-4 30-26 46-54 56h84V290Z" />
      </g>
      <g>
        <path fill="#EBC096" d="M232 190c6-18 24-28 42-25 12 2 16 12 9 20-7 7-16 5-26 7-13 3-29 11-25-2Z" />
        <path fill="#D29A68" d="M408 190c-6-18-24-28-42-25-12 2-16 12-9 20 7 7 16 5 26 7 13 3 29 11 25-2Z" />
      </g>

      <g>
        <path
          fill="#2B2019"
          d="M216 256c0-30 26-54 56-48 20 4 27 18 29 32 1 16-12 28-31 31-24 4-50 3-54-15ZM424 256c0-30-26-54-56-48-20 4-27 18-29 32-1 16 12 28 31 31 24 4 50 3 54-15Z"
        />
        <g clipPath={at("eye-l")}>
          <path fill="#FFF9EF" d="M214 206h90v66h-90z" />
          <g className="gaze-eye">
            <circle cx="260" cy="240" r="26" fill="#74421F" />
            <circle cx="260" cy="240" r="16" fill="#1B1714" />
            <circle cx="268" cy="230" r="7" fill="#FFF9EF" />
          </g>
        </g>
        <g clipPath={at("eye-r")}>
          <path fill="#F6EBDA" d="M336 206h90v66h-90z" />
          <g className="gaze-eye">
            <circle cx="380" cy="240" r="26" fill="#74421F" />
            <circle cx="380" cy="240" r="16" fill="#1B1714" />
            <circle cx="388" cy="230" r="7" fill="#FFF9EF" />
          </g>
        </g>
      </g>
      <g>
        <path fill="#C9AF8D" d="M320 384c-6 20-18 34-36 40h72c-18-6-30-20-36-40Z" />
        <path fill="#2B2019" d="M320 400c-4 12-10 19-18 24h36c-8-5-14-12-18-24Z" />
        <path fill="none" stroke="#2B2019" strokeWidth="5" strokeLinecap="round" d="M320 352v40" />
        <path
          fill="#2B2019"
          d="M320 288c34 0 62 8 62 30 0 24-24 33-38 40-8 4-15 6-24 6s-16-2-24-6c-14-7-38-16-38-40 0-22 28-30 62-30Z"
        />
        <path
          fill="#15100C"
          d="M300 330c-4 8-14 11-24 6-7-4-9-10-6-14 12-4 24-2 30 8ZM340 330c4 8 14 11 24 6 7-4 9-10 6-14-12-4-24-2-30 8Z"
        />
        <path fill="#6F6258" d="M284 304c8-8 24-9 36-9 9 0 9 8 0 9-12 1-20 3-27 6-8 3-14-1-9-6Z" />
        <g fill="#C9AF8D">
          <circle cx="256" cy="352" r="4" />
          <circle cx="240" cy="370" r="4" />
          <circle cx="266" cy="376" r="4" />
        </g>
        <g fill="#BFA27E">
          <circle cx="384" cy="352" r="4" />
          <circle cx="400" cy="370" r="4" />
          <circle cx="374" cy="376" r="4" />
        </g>
      </g>
      <g>
        <path
          fill="#7A4A30"
          d="M244 104c-50-22-104 6-128 60-22 52-34 122-20 180 8 34 42 44 66 18 24-28 18-74 26-118 7-42 24-96 56-140Z"
        />
        <path
          fill="#572F20"
          d="M104 198c18-26 52-32 86-8-2 18-2 36-2 54-8 44-2 90-26 118-24 26-58 16-66-18-11-46-6-100 8-146Z"
        />
      </g>
      <g fill="#F8EBD6">
        <path d="M74 444c-6-36 24-60 62-60s68 24 62 60c4 20-10 32-24 28-8-2-12-6-14-10-4 8-12 14-24 14s-20-6-24-14c-2 4-6 8-14 10-14 4-28-8-24-28Z" />
        <path d="M442 444c-6-36 24-60 62-60s68 24 62 60c4 20-10 32-24 28-8-2-12-6-14-10-4 8-12 14-24 14s-20-6-24-14c-2 4-6 8-14 10-14 4-28-8-24-28Z" />
        <path
          fill="#E4CFB1"
          d="M504 384c38 0 68 24 62 60 4 20-10 32-24 28-8-2-12-6-14-10-2 4-5 7-9 10 18-30 12-66-15-88Z"
        />
        <path
          fill="none"
          stroke="#B5723F"
          strokeWidth="5"
          strokeLinecap="round"
          d="M112 442v20M160 442v20M480 442v20M528 442v20"
        />
      </g>
    </svg>
  );
}
