import { useLayoutEffect } from 'react'
import type { AdmiralEvent, AdmiralState } from '../../../../engine/admiral/types.ts'
import { attachAdmiral } from '../../../../renderer/admiral/scene/binding.ts'
import { AdmiralTable } from '../../../../renderer/admiral/scene/Table.tsx'
import { pageTable } from '../../../../renderer/playback/pageTable.ts'

const { playback } = pageTable

/** A moment of a match: a state, what happens next, and how far that has come. */
export interface AdmiralMoment {
  readonly state: () => AdmiralState
  readonly events?: readonly AdmiralEvent[]
  /** Milliseconds after the first event began. */
  readonly at?: number
  readonly reducedMotion?: boolean
  /** Brings the stores beside the table into the state to be shown. */
  readonly dress?: (state: AdmiralState) => void
}

/** Time passes in steps, as in play, so that effects begin at the right moment. */
const STEP = 10

function freeze({ state, events = [], at = 0, reducedMotion = false, dress }: AdmiralMoment): void {
  pageTable.set('admiral', 'spectator')
  attachAdmiral(pageTable)
  playback.setPace({ speed: 1, reducedMotion })
  const before = state()
  playback.load(before)
  dress?.(before)
  playback.enqueue(events)
  for (let time = 0; time < at; time += STEP) playback.tick(STEP)
}

/** The moment that the address asks for (`&at=440`), for looking at a cue frame by frame. */
function atAddress(moment: AdmiralMoment): AdmiralMoment {
  const at = new URLSearchParams(window.location.search).get('at')
  return at === null ? moment : { ...moment, at: Number(at) }
}

/** The table at a moment, held still. */
export function AdmiralScene({ moment }: { moment: AdmiralMoment }) {
  useLayoutEffect(() => freeze(atAddress(moment)), [moment])
  return <AdmiralTable running={false} />
}

/** The same table, alive: time passes and the pointer works. */
export function LiveAdmiralScene({ moment }: { moment: AdmiralMoment }) {
  useLayoutEffect(() => freeze(moment), [moment])
  return <AdmiralTable />
}
