import type { ReactNode } from 'react'

const Icon = ({ children }: { readonly children: ReactNode }) => (
  <svg
    className="caster-icon"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.4"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
)

/** The icons of what a caster chooses. */
export const TOOL_ICONS = {
  arrow: (
    <Icon>
      <path d="M4 20L19 5M10 5h9v9" />
    </Icon>
  ),
  ring: (
    <Icon>
      <circle cx="12" cy="12" r="8" />
    </Icon>
  ),
  stroke: (
    <Icon>
      <path d="M3 17c4-11 7-11 9-5s5 6 9-5" />
    </Icon>
  ),
  director: (
    <Icon>
      <path d="M3 8h12v10H3zM15 11l6-3v10l-6-3z" />
    </Icon>
  ),
  table: (
    <Icon>
      <path d="M3 9V4h5M16 4h5v5M21 15v5h-5M8 20H3v-5" />
    </Icon>
  ),
  place: (
    <Icon>
      <path d="M12 21s-7-6.5-7-11a7 7 0 0 1 14 0c0 4.5-7 11-7 11z" />
      <circle cx="12" cy="10" r="2" />
    </Icon>
  ),
  clear: (
    <Icon>
      <path d="M5 5l14 14M19 5L5 19" />
    </Icon>
  ),
  replay: (
    <Icon>
      <path d="M4 5v5h5M4.5 10a8 8 0 1 1-.5 5" />
    </Icon>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>
