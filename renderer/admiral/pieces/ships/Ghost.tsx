import { useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import type { Heading } from '../../../../engine/admiral/geometry/headings.ts'
import type { AdmiralState, Cell, Ship } from '../../../../engine/admiral/types.ts'
import type { Pose } from '../../../playback/motion/poses.ts'
import { useShownTable } from '../../../playback/useShownTable.ts'
import { useTableFrame } from '../../../table/useTableFrame.ts'
import { usePalette } from '../../../ui/palettes.ts'
import { useIntent } from '../../intent/intent.ts'
import { shownCourse } from '../../intent/pointed.ts'
import { flagPose, flagTarget, sailsPose, sailsTarget, shipPose, shipTarget } from '../../table/anchors.ts'
import { tornShare } from '../../table/layout.ts'
import { shownNow, useShown } from '../../table/shown.ts'
import { baseUnder, placeBases } from '../bases/bases.ts'
import { Plates } from '../bases/Plates.tsx'
import { usePlates } from '../bases/usePlates.ts'
import { dyeOf } from './dyes.ts'
import type { RigMaterials } from './rigMaterial.ts'
import { placeShips } from './shipInstances.ts'
import { useShipMeshes } from './useShipMeshes.ts'

/** The opacity of the ghost. */
const SEEN = 0.55

/** The ship of the planned or shown course at its end: half transparent. */
export function Ghost({ rig }: { readonly rig: RigMaterials }) {
  const invalidate = useThree((three) => three.invalidate)
  useEffect(() => useIntent.subscribe(() => invalidate()), [invalidate])
  const id = useIntent((intent) => (shownCourse(intent) ? intent.selected : null))
  const ship = useShown(({ ships }) => ships.find((one) => one.id === id), undefined)
  return ship ? <GhostOf key={`${ship.team}/${ship.class}`} ship={ship} rig={rig} /> : null
}

function GhostOf({ ship, rig }: { readonly ship: Ship; readonly rig: RigMaterials }) {
  const table = useShownTable()
  const palette = usePalette()
  const { hulls, sails } = useShipMeshes(ship.team, ship.class, rig, 1)
  const plates = usePlates(1)
  useTableFrame(
    () => [hulls, plates, shownCourse(useIntent.getState()), palette],
    ([, , course]) => {
      const state = shownNow(table)
      if (!state || !course) return
      const copy = { id: ship.id, wood: 1, canvas: 1, list: 0, flags: 'plain', dye: dyeOf(ship.team, palette) } as const
      const get = ghostAt(state, ship, course.at, course.heading)
      placeShips(hulls, sails, [copy], { get })
      const hull = get(shipTarget(ship.id))
      placeBases(plates, hull ? [baseUnder({ ...ship, done: false }, hull, false)] : [], palette)
    },
  )
  return (
    <>
      <primitive object={hulls} name="ghost hull" />
      <primitive object={sails} name="ghost sails" />
      <Plates plates={plates} name="ghost base" />
    </>
  )
}

/** Returns poses of the ghost under the names of the ship's own. */
function ghostAt(
  state: AdmiralState,
  ship: Ship,
  at: Cell,
  heading: Heading,
): (target: string) => Readonly<Pose> | null {
  const hull = { ...shipPose(state.board, at, heading), opacity: SEEN }
  const poses = new Map([
    [shipTarget(ship.id), hull],
    [sailsTarget(ship.id), sailsPose(hull, heading, state.wind, tornShare(state, ship))],
    [flagTarget(ship.id), flagPose(hull, state.wind)],
  ])
  return (target) => poses.get(target) ?? null
}
