import type { ReactNode } from 'react'
import type { AloftSign } from '../../highlights/marks.ts'
import type { DecalName } from '../../highlights/pictures.ts'

/** Certain death. */
export function Skull() {
  return (
    <Badge>
      <path
        d="M0-.13c-.1 0-.15.06-.15.14 0 .05.02.08.06.1v.06h.18v-.06c.04-.02.06-.05.06-.1 0-.08-.05-.14-.15-.14z"
        fill="#ffb09a"
      />
      <circle cx="-.06" cy="0" r=".035" fill="#1c0f07" />
      <circle cx=".06" cy="0" r=".035" fill="#1c0f07" />
    </Badge>
  )
}

/** An unknown result. */
export function Question() {
  return <Lettered text="?" />
}

/** A piece is held there, in a pit. */
function Pit() {
  return (
    <Badge>
      <path d="M-.13-.02H.13M-.08-.12V.13M0-.14V.14M.08-.12V.13" fill="none" stroke="#ffb09a" strokeWidth="0.035" />
    </Badge>
  )
}

/** A piece is hit there. */
function Strike() {
  return (
    <Badge>
      <path
        d="M-.12-.12L.12.12M.12-.12L-.12.12M-.13.05L-.04.14M.13.05L.04.14"
        fill="none"
        stroke="#ffe08a"
        strokeWidth="0.045"
      />
    </Badge>
  )
}

/** Marks a possible choice that a piece there would hide. */
function Goal() {
  return (
    <Badge>
      <path d="M-.11-.06L0 .08L.11-.06Z" fill="#ffe08a" />
    </Badge>
  )
}

/** A bottle frees a piece there. */
function Freed() {
  return (
    <Badge>
      <path d="M-.03-.15H.03V-.06Q.08-.03 .08.03V.15H-.08V.03Q-.08-.03-.03-.06Z" fill="#b6e08a" />
    </Badge>
  )
}

/** The way ends in the sea. */
function Waves() {
  return (
    <Badge>
      <path
        d="M-.13-.04q.04-.07 .08 0t.08 0 .08 0M-.13 .07q.04-.07 .08 0t.08 0 .08 0"
        fill="none"
        stroke="#9fd4ea"
        strokeWidth="0.035"
      />
    </Badge>
  )
}

function Lettered({ text }: { readonly text: string }) {
  return (
    <Badge>
      <text className="isle-sign-text" y="0.1">
        {text}
      </text>
    </Badge>
  )
}

function Badge({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <circle className="isle-badge is-sign" r="0.22" />
      {children}
    </>
  )
}

/** The results at targets, on a disc of 0.44 units about the origin. */
export const ALOFT_SIGNS: Readonly<Record<AloftSign, () => ReactNode>> = {
  goal: Goal,
  plusOne: () => <Lettered text="+1" />,
  plusThree: () => <Lettered text="+3" />,
  strike: Strike,
  skull: Skull,
  bottle: Freed,
}

/** The marks at the ends of routes. */
export const END_SIGNS: Readonly<Partial<Record<DecalName, () => ReactNode>>> = {
  goal: Goal,
  waves: Waves,
  pit: Pit,
  question: Question,
  skull: Skull,
}
