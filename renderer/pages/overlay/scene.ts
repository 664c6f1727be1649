import { createContext, useContext } from 'react'
import type { Lobby } from '../../../electron/contract/screens.ts'
import type { OverlayFacts } from '../../overlayGame.ts'

/** A text at the lower edge: who plays, or what a caster has written. */
export interface LowerThirdText {
  readonly title: string
  readonly names: readonly { readonly id: string; readonly name: string; readonly colour: string }[]
}

/** A vote of the viewers. */
export interface SceneVote {
  /** The name of the player whose move they choose. */
  readonly name: string
  /** The seconds that are left; null once it is over. */
  readonly seconds: number | null
  /** True if luck decided a tie. */
  readonly byLot: boolean
  readonly options: readonly {
    readonly option: number
    readonly title: string
    readonly votes: number
    readonly isChosen: boolean
  }[]
}

/** All that the parts may show now. */
export interface OverlayScene {
  /** Null while no match is on the table. */
  readonly facts: OverlayFacts | null
  readonly speech: LowerThirdText | null
  /** The match that is being prepared. */
  readonly next: Lobby | null
  readonly vote: SceneVote | null
  /** True if the match has a clock. */
  readonly hasClock: boolean
  /** The only side to show, by its id or its number; null for all. */
  readonly side: string | null
  /** Names the state from which everything goes on: when it changes, nothing that is new is news. */
  readonly since: number
}

export const EMPTY_SCENE: OverlayScene = {
  facts: null,
  speech: null,
  next: null,
  vote: null,
  hasClock: false,
  side: null,
  since: 0,
}

export const SceneContext = createContext<OverlayScene>(EMPTY_SCENE)

export const useScene = (): OverlayScene => useContext(SceneContext)

const NO_SIDES: OverlayFacts['sides'] = []

/** Returns the sides to show, in order of play. */
export function useSides(): OverlayFacts['sides'] {
  const { facts, side } = useScene()
  const sides = facts?.sides ?? NO_SIDES
  return side === null ? sides : sides.filter(({ id }, place) => id === side || String(place + 1) === side)
}
