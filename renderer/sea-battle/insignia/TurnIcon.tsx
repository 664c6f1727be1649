/** A quarter of a turn. */
export function TurnIcon() {
  return (
    <svg
      width="1.25rem"
      height="1.25rem"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M4 20v-4a9 9 0 0 1 9-9h6M14.5 2.5L19.5 7l-5 4.5" />
    </svg>
  )
}
