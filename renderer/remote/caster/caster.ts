import { create } from 'zustand'
import type { CasterMark, CasterState } from '../../../electron/contract/caster.ts'
import { readCaster } from '../../../electron/contract/casterMessage.ts'
import { useSession } from '../../host/session.ts'
import { pagePicture } from '../../picture/picture.ts'

/** A mark of the caster, with the time of the page's picture at which it was drawn. */
export interface DrawnMark extends CasterMark {
  readonly since: number
}

interface Caster {
  /** Null while the channel has no caster. */
  readonly state: CasterState | null
  readonly marks: readonly DrawnMark[]
}

/** The work of the caster of this page's channel. */
export const useCaster = create<Caster>(() => ({ state: null, marks: [] }))

/** Takes the state of the caster from the table; ignores anything else. */
export function receiveCaster(params: unknown): void {
  const state = readCaster(params)
  if (!state) return
  const now = pagePicture.clock.now()
  useCaster.setState({ state, marks: state.marks.map((one) => ({ ...one, since: now - one.age })) })
}

/** Forgets the caster of a table that is away. */
export const forgetCaster = (): void => useCaster.setState({ state: null, marks: [] })

/** Returns a part of the state of the caster of the shown match; `none` without one. */
export function useCasterOf<T>(select: (caster: CasterState) => T, none: T): T {
  const match = useSession((session) => session.match?.id)
  return useCaster(({ state }) => (state && state.match === match ? select(state) : none))
}
