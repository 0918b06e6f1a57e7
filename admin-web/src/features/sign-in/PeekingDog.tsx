/** Illustration above the card. */
export const PeekingDog = () => (
  <>
    <svg className="peek" viewBox="0 0 220 140" aria-hidden>
      <path d="M42 140c-4-18-4-44 0-66C49 34 76 12 110 12s61 22 68 62c4 22 4 48 0 66z" fill="#D9A066" />
      <path
        d="M58 30C30 20 10 50 6 92c-2 24 22 34 34 12 8-16 10-46 30-62 4-4-4-10-12-12zM162 30c28-10 48 20 52 62 2 24-22 34-34 12-8-16-10-46-30-62-4-4 4-10 12-12z"
        fill="#A4683A"
      />
      <path
        d="M58 30C30 20 10 50 6 92c-1 8 1 15 5 19 2-34 14-66 45-75 3-1 5-4 2-6zM162 30c28-10 48 20 52 62 1 8-1 15-5 19-2-34-14-66-45-75-3-1-5-4-2-6z"
        fill="#8A552D"
      />
      <path d="M110 12c-9 18-15 42-15 66h30c0-24-6-48-15-66z" fill="#F6E3C6" />
      <path
        d="M64 56c6-11 20-13 30-6M156 56c-6-11-20-13-30-6"
        fill="none"
        stroke="#8A552D"
        strokeWidth="5.5"
        strokeLinecap="round"
      />
      <path d="M66 126c0-24 18-44 44-44s44 20 44 44c0 8-2 14-4 20H70c-2-6-4-12-4-20z" fill="#F6E3C6" />
      <circle cx="79" cy="80" r="13" fill="#2B2019" />
      <g className="pupil">
        <circle cx="79" cy="80" r="8" fill="#7A4A26" />
        <circle cx="79" cy="80" r="5" fill="#17120E" />
        <circle cx="82" cy="76.5" r="2.6" fill="#FFF9EF" />
      </g>
      <circle cx="141" cy="80" r="13" fill="#2B2019" />
      <g className="pupil">
        <circle cx="141" cy="80" r="8" fill="#7A4A26" />
        <circle cx="141" cy="80" r="5" fill="#17120E" />
        <circle cx="144" cy="76.5" r="2.6" fill="#FFF9EF" />
      </g>
      <path d="M93 106c0-7 8-11 17-11s17 4 17 11-9 14-17 14-17-7-17-14z" fill="#1E2B24" />
      <ellipse cx="104" cy="102" rx="5" ry="2.2" fill="#fff" opacity=".35" />
      <path d="M110 120v10" stroke="#1E2B24" strokeWidth="3" strokeLinecap="round" />
    </svg>
    <svg className="paws" viewBox="0 0 300 34" aria-hidden>
      <path d="M11 16c0-10 12-15 29-15s29 5 29 15c0 11-13 17-29 17s-29-6-29-17z" fill="#F6E3C6" />
      <path d="M31 31V20M49 31V20" stroke="#D9A066" strokeWidth="3" strokeLinecap="round" />
      <path d="M231 16c0-10 12-15 29-15s29 5 29 15c0 11-13 17-29 17s-29-6-29-17z" fill="#F6E3C6" />
      <path d="M251 31V20M269 31V20" stroke="#D9A066" strokeWidth="3" strokeLinecap="round" />
    </svg>
  </>
);
