import type { Triple } from '../../geometry/solids.ts'
import type { Lines } from '../../ship/lines.ts'

/** Returns the gun ports of the starboard side, from the bow to the stern, deck by deck from the lowest. */
export function portsOf(lines: Lines): readonly Triple[] {
  const { gunDecks, guns } = lines.form
  const columns = Array.from({ length: guns.count }, (_, k) => guns.from + (guns.count - 1 - k) * guns.step)
  return columns.flatMap((t) => gunDecks.map((s) => lines.plank(t, s)))
}

/** Returns the muzzles of the guns that fire ahead and astern. */
export function chasersOf(lines: Lines): { readonly bow: readonly Triple[]; readonly stern: readonly Triple[] } {
  const [, , wide] = lines.bulwark(0.94, 0)
  const high = lines.rail(0.94) + lines.castle(0.94, 1) + 0.022
  const low = lines.keel(0) + (lines.rail(0) - lines.keel(0)) * 0.55
  const pair = (x: number, y: number, z: number): readonly Triple[] => [
    [x, y, z],
    [x, y, -z],
  ]
  return {
    bow: pair(lines.along(0.97), high, wide * 0.5),
    stern: pair(lines.along(0) - 0.09, low, lines.halfBeam(0) * 0.55),
  }
}
