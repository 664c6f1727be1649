import { useRef } from 'react'
import type { Palette } from '../../../../electron/contract/ipc.ts'
import {
  type AdmiralState,
  SHIP_CLASSES,
  type Ship,
  type ShipClass,
  type TeamId,
} from '../../../../engine/admiral/types.ts'
import { useShownTable } from '../../../playback/useShownTable.ts'
import { useShadowRefresh } from '../../../table/light/shadowRefresh.ts'
import { useTableFrame } from '../../../table/useTableFrame.ts'
import { usePalette } from '../../../ui/palettes.ts'
import { shownNow, useShown } from '../../table/shown.ts'
import { isFlagship } from '../bases/flagship.ts'
import { canvasLight, listOf, woodLight } from './damage.ts'
import { dyeOf } from './dyes.ts'
import type { RigMaterials } from './rigMaterial.ts'
import { placeShips, type ShipCopy } from './shipInstances.ts'
import { type ShipMeshes, useShipMeshes } from './useShipMeshes.ts'

/** Every ship on the field: for each class and team two draw calls, wood and canvas. */
export function Ships({ teams, rig }: { readonly teams: readonly TeamId[]; readonly rig: RigMaterials }) {
  return teams.flatMap((team) =>
    SHIP_CLASSES.map((name) => <Squadron key={`${team}/${name}`} team={team} name={name} rig={rig} />),
  )
}

interface SquadronProps {
  readonly team: TeamId
  readonly name: ShipClass
  readonly rig: RigMaterials
}

/** The present ships of one class of a team. */
function Squadron({ team, name, rig }: SquadronProps) {
  const capacity = useShown(({ ships }) => ships.filter((ship) => ship.class === name).length, 0)
  const meshes = useShipMeshes(team, name, rig, capacity)
  useShipPlaces(meshes, team, name)
  if (capacity === 0) return null
  return (
    <>
      <primitive object={meshes.hulls} name={`${team} ${name} hulls`} castShadow receiveShadow />
      <primitive object={meshes.sails} name={`${team} ${name} sails`} castShadow />
    </>
  )
}

/** Keeps ships in their places; computes nothing in frames without movement. */
function useShipPlaces(meshes: ShipMeshes, team: TeamId, name: ShipClass): void {
  const table = useShownTable()
  const palette = usePalette()
  const refreshShadows = useShadowRefresh()
  const copies = useRef(NO_SHIPS)
  useTableFrame(
    () => [meshes, shownNow(table), table.playback.poses.version, palette],
    ([, shown], last) => {
      const before = copies.current
      if (shown !== last?.[1] || palette !== last[3]) copies.current = copiesIn(shown, team, name, palette)
      placeShips(meshes.hulls, meshes.sails, copies.current, table.playback.poses)
      if (copies.current.length > 0 || before.length > 0) refreshShadows()
    },
  )
}

const NO_SHIPS: readonly ShipCopy[] = []

/**
 * Returns the ships to draw. Sunk ships are included while a cue shows how they go down: their pose decides whether
 * they are visible.
 */
function copiesIn(state: AdmiralState | null, team: TeamId, name: ShipClass, palette: Palette): readonly ShipCopy[] {
  if (!state) return NO_SHIPS
  const own = state.ships.filter((ship: Ship) => ship.team === team && ship.class === name)
  const dye = dyeOf(team, palette)
  return own.map((ship) => ({
    id: ship.id,
    wood: woodLight(state, ship),
    canvas: canvasLight(ship),
    list: listOf(state, ship),
    dye,
    flags: ship.prize ? 'struck' : isFlagship(state, ship) ? 'flagship' : 'plain',
  }))
}
