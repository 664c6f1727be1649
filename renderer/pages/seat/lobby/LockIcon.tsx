/** Shows a padlock. */
export function LockIcon() {
  return (
    <svg
      width="1.125rem"
      height="1.125rem"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11" />
    </svg>
  )
}
