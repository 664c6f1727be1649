import { signColour, WAY_SIGNS, type WaySign } from '../../playback/trails/signs.ts'

/** The badge of a route, as on the table. */
export function SignMark({ sign }: { readonly sign: WaySign }) {
  return (
    <svg className="sign-mark" viewBox="-64 -64 128 128" aria-hidden="true">
      <SignBadge sign={sign} />
    </svg>
  )
}

/** The badge inside a picture, around its origin and 126 across. */
export function SignBadge({ sign }: { readonly sign: WaySign }) {
  return (
    <>
      <circle r="56" fill="#f7ebc8" stroke={signColour(sign)} strokeWidth="14" />
      <path d={WAY_SIGNS[sign].path} fill="#2a180e" />
    </>
  )
}
