import { useLayoutEffect } from 'react'
import type { JackalEvent, JackalState } from '../../../../engine/jackal/types.ts'
import { attachJackal } from '../../../../renderer/jackal/scene/binding.ts'
import { JackalTable } from '../../../../renderer/jackal/scene/Table.tsx'
import { pageTable } from '../../../../renderer/playback/pageTable.ts'

const { playback } = pageTable

/** A moment of a match: a state, what happens next, and how far that has come. */
export interface Moment {
  readonly state: () => JackalState
  readonly events?: readonly JackalEvent[]
  /** Milliseconds after the first event began. */
  readonly at?: number
  readonly reducedMotion?: boolean
}

/** Time passes in steps, as in play, so that effects begin at the right moment. */
const STEP = 10

function freeze({ state, events = [], at = 0, reducedMotion = false }: Moment): void {
  attachJackal(pageTable)
  playback.setPace({ speed: 1, reducedMotion })
  playback.load(state())
  playback.enqueue(events)
  for (let time = 0; time < at; time += STEP) playback.tick(STEP)
}

/** The moment that the address asks for (`&at=440`), for looking at a cue frame by frame. */
function atAddress(moment: Moment): Moment {
  const at = new URLSearchParams(window.location.search).get('at')
  return at === null ? moment : { ...moment, at: Number(at) }
}

/** The table at a moment, held still. */
export function JackalScene({ moment }: { moment: Moment }) {
  useLayoutEffect(() => freeze(atAddress(moment)), [moment])
  return <JackalTable running={false} />
}

/** The same table, alive: time passes and the pointer works. */
export function LiveJackalScene({ moment }: { moment: Moment }) {
  useLayoutEffect(() => freeze(moment), [moment])
  return <JackalTable />
}
