/** A ship of three cells that bends. */
export function ShapeIcon() {
  return (
    <svg width="1.25rem" height="1.25rem" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 4h7v7h9v9H4z" fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinejoin="round" />
    </svg>
  )
}
