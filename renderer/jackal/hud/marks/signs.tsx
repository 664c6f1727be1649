import type { ReactNode } from 'react'

function Sign({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      width="1rem"
      height="1rem"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

/** Turns to cross a tile. */
export const StepsSign = () => (
  <Sign>
    <path d="M19 12a7 7 0 1 1-2.4-5.3M17.5 2.5v4.6h-4.6" strokeLinejoin="round" />
  </Sign>
)

/** Into the sea. */
export const WavesSign = () => (
  <Sign>
    <path d="M3 8q3-4 6 0t6 0 6 0M3 15q3-4 6 0t6 0 6 0" />
  </Sign>
)

/** An enemy could hit there. */
export const SwordsSign = () => (
  <Sign>
    <path d="M4 4l12 12M20 4L8 16M4 15l5 5M20 15l-5 5" />
  </Sign>
)
