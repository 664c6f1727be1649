import { Silhouette } from '../insignia/insignia.tsx'

/** A cell of the sea with a ship of the line under the wind. */
export function AdmiralEmblem({ size }: { readonly size: number }) {
  return (
    <span className="emblem" style={{ width: `${size}rem`, height: `${size}rem` }} aria-hidden="true">
      <svg width="100%" height="100%" viewBox="0 0 52 52" aria-hidden="true">
        <rect x="2" y="2" width="48" height="48" rx="6" fill="#14506a" stroke="#2a180e" strokeWidth="2.5" />
        <path d="M2 38q6-3 12 0t12 0 12 0 12 0V44q0 6-6 6H8q-6 0-6-6z" fill="#2f8a9c" />
        <path
          d="M6 12h9q4-.5 3-3.5-1.5-2.5-4-.5M6 17h16"
          fill="none"
          stroke="#dff4f2"
          strokeOpacity="0.8"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      </svg>
      <span className="emblem-middle">
        <Silhouette kind="line" team="red" width={size * 0.88} />
      </span>
    </span>
  )
}
