import type { JackalState } from '../../../types.ts'
import type { Core } from '../core.ts'
import { readCore } from '../translation/reading.ts'
import { CoreChart } from './chart.ts'

/** A view as a core, and the ways in this core. Neither may be changed. */
interface Viewed {
  readonly core: Core
  readonly chart: CoreChart
}

const KNOWN = new WeakMap<JackalState, Viewed>()

/** Returns a view as a core with its ways, cached: search, haste and advice ask for the same view. */
export function viewed(view: JackalState): Viewed {
  const known = KNOWN.get(view)
  if (known) return known
  const core = readCore(view)
  const read = { core, chart: new CoreChart(core.frame.ground.cells).draw(core) }
  KNOWN.set(view, read)
  return read
}
