/** A gold coin, `size` in rem. */
export function Coin({ size }: { readonly size: number }) {
  return (
    <svg className="coin" width={`${size}rem`} height={`${size}rem`} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12.8" r="10" fill="#a9701a" />
      <circle cx="12" cy="11.6" r="10" fill="#f3c64e" stroke="#5b3a10" strokeWidth="1.6" />
      <circle cx="12" cy="11.6" r="6.4" fill="none" stroke="#b9781c" strokeWidth="1.6" />
      <path d="M12 8l3.4 3.6L12 15.2 8.6 11.6z" fill="#b9781c" />
    </svg>
  )
}
