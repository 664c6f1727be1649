import { useMemo } from 'react'
import { SHIP_CLASSES, type ShipClass } from '../../../models/admiral/classes.ts'
import { trimmed } from '../../../models/admiral/trim.ts'
import { SQUADRONS, type Team } from '../../../models/teams.ts'
import { Lights } from '../../table/Lights.tsx'
import { LIGHTING } from '../../table/lighting.ts'
import { useModel } from '../../table/loadModel.ts'
import { useBakedTexture } from '../../table/loadTexture.ts'
import { useClothMaterial } from '../../table/materials/clothMaterial.ts'
import { usePieceMaterial } from '../../table/materials/pieceMaterial.ts'
import { TableTop } from '../../table/TableTop.tsx'
import { Vignette } from '../../table/Vignette.tsx'

/** Every class in every team, four ways of bracing. */
export function SquadronsScene() {
  return (
    <>
      <Lights lighting={LIGHTING.jackal} />
      <TableTop />
      {SQUADRONS.map((team, row) =>
        SHIP_CLASSES.map((shipClass, column) => (
          <group
            key={`${team}/${shipClass}`}
            position={[(column - 1.5) * 4, -0.4, (row - 1.4) * 3]}
            rotation={[0, [0, 0.5, -0.4, 3.6][row] ?? 0, 0]}
            scale={2.1}
          >
            <SquadronShip team={team} shipClass={shipClass} brace={[-0.6, 0.6, 0.2, -0.7][row] ?? 0} />
          </group>
        )),
      )}
      <Vignette />
    </>
  )
}

/** The four classes side by side, as on a shelf: `?team=` picks whose, `?turn=` turns them (radians). */
export function ClassesScene() {
  const query = new URLSearchParams(location.search)
  const team = SQUADRONS.find((each) => each === query.get('team')) ?? 'red'
  const turn = Number(query.get('turn') ?? 0)
  return (
    <>
      <Lights lighting={LIGHTING.jackal} />
      <TableTop />
      {SHIP_CLASSES.map((shipClass, i) => (
        <group
          key={shipClass}
          position={[((i % 2) - 0.5) * 6.6, -0.1, i < 2 ? -2.4 : 3.6]}
          rotation={[0, turn, 0]}
          scale={3.8}
        >
          <SquadronShip team={team} shipClass={shipClass} brace={Number(query.get('brace') ?? -0.6)} />
        </group>
      ))}
      <Vignette />
    </>
  )
}

interface SquadronShipProps {
  readonly team: Team
  readonly shipClass: ShipClass
  readonly brace: number
}

function SquadronShip({ team, shipClass, brace }: SquadronShipProps) {
  const model = useModel(`squadron/${team}/${shipClass}`)
  const wood = usePieceMaterial()
  const cloth = useClothMaterial(useBakedTexture('squadron-cloth'))
  const sails = useMemo(() => trimmed(model.part('sails'), { brace, set: 1 }), [model, brace])
  return (
    <>
      <mesh geometry={model.part('body')} material={wood} castShadow receiveShadow />
      <mesh geometry={sails} material={cloth} castShadow />
      <mesh geometry={model.part('flags')} material={cloth} />
    </>
  )
}

/** Models of Admiral by themselves. */
export const ADMIRAL_MODEL_SCENES = {
  classes: { camera: 'line-up', content: ClassesScene },
  squadrons: { camera: 'jackal/showcase', content: SquadronsScene },
} as const
