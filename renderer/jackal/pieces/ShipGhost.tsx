import { invalidate } from '@react-three/fiber'
import { useEffect, useMemo } from 'react'
import { type BufferGeometry, type Material, Matrix4 } from 'three'
import type { JackalState, TeamId } from '../../../engine/jackal/types.ts'
import { createInstances, disposeInstances } from '../../playback/copies/instances.ts'
import { writePoseMatrix } from '../../playback/copies/poseMatrix.ts'
import type { Pose } from '../../playback/motion/poses.ts'
import { useShownTable } from '../../playback/useShownTable.ts'
import { useModel } from '../../table/loading/loadModel.ts'
import { useBakedTexture } from '../../table/loading/loadTexture.ts'
import { VANISH } from '../../table/materials/fading.ts'
import { useFadingClothMaterial, useFadingPieceMaterial } from '../../table/materials/fadingMaterials.ts'
import { repainted } from '../../table/materials/repaint.ts'
import { distance } from '../../table/spot.ts'
import { useTableFrame } from '../../table/useTableFrame.ts'
import { pointingOf } from '../highlights/pointing.ts'
import { useIntent } from '../intent/intent.ts'
import type { IntentState } from '../intent/intentState.ts'
import { crewOf, placingOf } from '../intent/targets.ts'
import { shipPose } from '../table/shipAnchors.ts'
import { shownNow } from '../table/shown.ts'
import { isPlaced } from '../table/vessels.ts'
import { useLook } from './looks.ts'

/** The opacity of a planned ship. */
const SOLID = 0.75
/** The brightness of the ghost: pale sails distinguish it from a real ship. */
const BRIGHTNESS = 1.35
/** The smallest distance of a ghost from the ship: a nearer one would lie through its hull. */
const TOO_NEAR = 1.3

const matrix = new Matrix4()

/** The ship at the place under the pointer, before it is placed or sails there. */
export function ShipGhost() {
  const team = useIntent(teamAtHelm)
  return team && <GhostOf key={team} team={team} />
}

/** Returns the team whose ship is to be placed, or may sail with the chosen piece. */
const teamAtHelm = (intent: IntentState): TeamId | null => placingOf(intent.asked) ?? crewOf(intent)?.ship ?? null

function GhostOf({ team }: { readonly team: TeamId }) {
  const model = useModel(`ship/${team}`)
  const { paints, dye } = useLook(team)
  const wood = useFadingPieceMaterial()
  const cloth = useFadingClothMaterial(useBakedTexture('cloth'), BRIGHTNESS, dye)
  return (
    <>
      <GhostPart name={`ghost of ship/${team}`} geometry={repainted(model.part('body'), paints)} material={wood} />
      <GhostPart name={`ghost of cloth/${team}`} geometry={model.part('cloth')} material={cloth} />
    </>
  )
}

interface GhostPartProps {
  readonly name: string
  readonly geometry: BufferGeometry
  readonly material: Material
}

function GhostPart({ name, geometry, material }: GhostPartProps) {
  const table = useShownTable()
  const mesh = useMemo(() => {
    const one = createInstances(geometry, material, 1)
    one.geometry.getAttribute(VANISH).setX(0, 1 - SOLID)
    return one
  }, [geometry, material])
  useEffect(() => () => disposeInstances(mesh), [mesh])
  useEffect(() => useIntent.subscribe(() => invalidate()), [])
  useTableFrame(
    () => [mesh, shownNow(table), useIntent.getState(), table.shown.getState().busy],
    ([, shown, intent, busy]) => {
      const pose = shown && ghostPose(shown, intent, busy)
      mesh.count = pose ? 1 : 0
      mesh.visible = pose !== null
      mesh.setMatrixAt(0, writePoseMatrix(pose, matrix))
      mesh.instanceMatrix.needsUpdate = true
    },
  )
  return <primitive object={mesh} name={name} />
}

/** Returns the planned pose of the ship; null without a voyage, or with one to a place too near its own. */
function ghostPose(state: JackalState, intent: IntentState, busy: boolean): Pose | null {
  const { voyage } = pointingOf(intent, busy)
  const cell = voyage?.way.at(-1)
  const team = state.teams.find(({ id }) => id === voyage?.team)
  if (!voyage || voyage.boat || !team || cell === undefined) return null
  const pose = shipPose(state.board, cell, team.side)
  const here = isPlaced(team) ? shipPose(state.board, team.ship, team.side) : null
  return here && distance(here, pose) < TOO_NEAR ? null : pose
}
