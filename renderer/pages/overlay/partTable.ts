import type { ComponentType } from 'react'
import type { OverlayPart } from './address.ts'
import { Captains } from './parts/Captains.tsx'
import { Clock } from './parts/Clock.tsx'
import { GoldRace } from './parts/GoldRace.tsx'
import { LastMove } from './parts/LastMove.tsx'
import { Log } from './parts/Log.tsx'
import { LowerThird } from './parts/LowerThird.tsx'
import { NextMatch } from './parts/NextMatch.tsx'
import { Odds } from './parts/Odds.tsx'
import { Score } from './parts/Score.tsx'
import { Ticker } from './parts/Ticker.tsx'
import { Turn } from './parts/Turn.tsx'
import { Vote } from './parts/Vote.tsx'
import { Wind } from './parts/Wind.tsx'
import type { OverlayScene } from './scene.ts'

interface PartRow {
  /** Returns whether the part has something to show. */
  readonly has: (scene: OverlayScene) => boolean
  readonly Draw: ComponentType
}

const hasMatch = ({ facts }: OverlayScene): boolean => facts !== null && facts.sides.length > 0

/** The content of each part, and its condition. */
export const PARTS = {
  score: { has: hasMatch, Draw: Score },
  turn: { has: hasMatch, Draw: Turn },
  clock: { has: (scene) => scene.hasClock && hasMatch(scene), Draw: Clock },
  'last-move': { has: ({ facts }) => (facts?.deeds.length ?? 0) > 0, Draw: LastMove },
  ticker: { has: ({ facts }) => (facts?.deeds.length ?? 0) > 0, Draw: Ticker },
  log: { has: ({ facts }) => (facts?.lines.length ?? 0) > 0, Draw: Log },
  captains: { has: ({ facts }) => facts?.crews.some(({ pieces }) => pieces.length > 0) ?? false, Draw: Captains },
  wind: { has: ({ facts }) => facts?.wind != null, Draw: Wind },
  odds: { has: ({ facts }) => (facts?.chances.length ?? 0) > 1, Draw: Odds },
  'gold-race': { has: ({ facts }) => facts?.race != null, Draw: GoldRace },
  'lower-third': { has: ({ speech }) => speech !== null, Draw: LowerThird },
  vote: { has: ({ vote }) => vote !== null, Draw: Vote },
  'next-match': { has: ({ next }) => next !== null, Draw: NextMatch },
} as const satisfies Readonly<Record<OverlayPart, PartRow>>
