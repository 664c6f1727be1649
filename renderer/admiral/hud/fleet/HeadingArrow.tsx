import { type Heading, sectorOf } from '../../../../engine/admiral/geometry/headings.ts'

/** A bow that points in the ship's heading, `size` in rem. */
export function HeadingArrow({ heading, size }: { readonly heading: Heading; readonly size: number }) {
  return (
    <svg
      className="heading-arrow"
      width={`${size}rem`}
      height={`${size}rem`}
      viewBox="-10 -10 20 20"
      aria-hidden="true"
    >
      <path
        d="M0-8.500L5.5 1.5 4 7.500H-4L-5.5 1.500z"
        transform={`rotate(${sectorOf(heading) * 45})`}
        fill="currentColor"
        stroke="#1c0f07"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
    </svg>
  )
}
