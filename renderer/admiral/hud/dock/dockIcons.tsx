/** An eye over a shot; with a second shot for the next round. */
export function DangerIcon({ isNext }: { readonly isNext: boolean }) {
  return (
    <svg width="1.75rem" height="1.75rem" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2 9q10-9 20 0-10 9-20 0z" fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
      <circle cx="12" cy="9" r="2.8" fill="currentColor" />
      <circle cx={isNext ? 9 : 12} cy="19.5" r="2.6" fill="#e2432f" />
      {isNext && <circle cx="15.5" cy="19.5" r="2.6" fill="#e2432f" />}
    </svg>
  )
}

/** A crossed-out eye. */
export function HideIcon() {
  return (
    <svg width="1.75rem" height="1.75rem" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M2 12q10-10 20 0-10 10-20 0zM4 21L20 3"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="12" cy="12" r="2.8" fill="currentColor" />
    </svg>
  )
}
