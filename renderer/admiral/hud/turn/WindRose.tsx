import { HEADINGS, sectorOf } from '../../../../engine/admiral/geometry/headings.ts'
import type { Wind } from '../../../../engine/admiral/types.ts'

/** A compass with the vane's arrow: it points to where the wind blows. `size` in rem. */
export function WindRose({ wind: { toward, strength }, size }: { readonly wind: Wind; readonly size: number }) {
  return (
    <svg className="wind-rose" width={`${size}rem`} height={`${size}rem`} viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r="47" fill="#c08a36" stroke="#2a150a" strokeWidth="2" />
      <circle r="40" fill="#1d4a63" stroke="#5b3a10" strokeWidth="2" />
      {HEADINGS.map((heading, i) => (
        <path
          key={heading}
          d={i % 2 === 0 ? 'M0-47V-38' : 'M0-45V-40'}
          transform={`rotate(${sectorOf(heading) * 45})`}
          stroke="#2a150a"
          strokeWidth={i % 2 === 0 ? 4 : 2.4}
        />
      ))}
      <path d="M0-36L5-5 36 0 5 5 0 36-5 5-36 0-5-5z" fill="#e8d6a2" fillOpacity="0.28" />
      <g transform={`rotate(${sectorOf(toward) * 45})`} opacity={strength === 'calm' ? 0.45 : 1}>
        <path d="M-3.6 34V-12H-13L0-36 13-12H3.600V34z" fill="#e2432f" stroke="#fff0c2" strokeWidth="2" />
        {strength === 'storm' && (
          <path
            d="M-22 26q-5-7 0-14t0-14M22 26q5-7 0-14t0-14"
            fill="none"
            stroke="#d7efff"
            strokeWidth="4"
            strokeLinecap="round"
          />
        )}
      </g>
    </svg>
  )
}
