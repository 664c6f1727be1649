import { Lights } from '../../../renderer/table/light/Lights.tsx'
import { LIGHTING } from '../../../renderer/table/light/lighting.ts'
import type { Hull } from '../../../renderer/table/water/hulls.ts'
import { SEAS } from '../../../renderer/table/water/palette.ts'
import { Water } from '../../../renderer/table/water/Water.tsx'

/** The sea of a usual match of Admiral. */
const TRAY = { sizeX: 25, sizeZ: 17, gridHalfX: 12, gridHalfZ: 8, cellsBetween: [true, true] } as const
const COLUMNS = 6
const STEP = 3.6

const hulls: readonly Hull[] = Array.from(
  { length: Number(new URLSearchParams(location.search).get('hulls') ?? 24) },
  (_, i) => ({
    x: ((i % COLUMNS) - (COLUMNS - 1) / 2) * STEP,
    z: (Math.floor(i / COLUMNS) - 1.5) * STEP,
    heading: i * 0.8,
    halfLength: 0.55,
    halfBeam: 0.45,
    wake: 1.2,
    cuts: true,
  }),
)

const openSea = () => 9

/**
 * Water alone with `hulls` ships that leave wakes: how much its loop over them costs. In one run on Low, drawn by a busy
 * processor at 1280×800, the quickest frame took 79 ms without hulls and 1.1, 2.4, 2.3 and 2.7 times as long with 6, 12, 18
 * and 24; 4.7 times with 24 when every pixel looked at all of them. Repeat:
 * `capture.ts water out.png --tier low --size 1280x800 --each hulls=0,6,12,18,24 --time 30`.
 */
export function WaterScene() {
  return (
    <>
      <Lights lighting={LIGHTING.admiral} />
      <Water tray={TRAY} sea={SEAS.admiral} shore={openSea} hulls={hulls} />
    </>
  )
}
