import { useMemo } from 'react'
import { SEA } from '../../../../engine/admiral/data/scenarios.ts'
import { islands } from '../../../../models/admiral/sea/islands.ts'
import { CLEARING, CLEARING_GROUND, FORT_GROUND, type SeaMap, type Spot } from '../../../../models/admiral/sea/map.ts'
import { reefs } from '../../../../models/admiral/sea/reefs.ts'
import { shoreOf } from '../../../../models/admiral/sea/shore.ts'
import { SHIP_CLASSES, type ShipClass } from '../../../../models/admiral/squadron/classes.ts'
import { trimmed } from '../../../../models/admiral/squadron/trim.ts'
import { SEA_FRAME, seaFrame, seaTable } from '../../../../models/admiral/tray.ts'
import { WATER_Y } from '../../../../models/anchors.ts'
import { MODELS } from '../../../../models/manifest.ts'
import { SQUADRONS, type SquadronId } from '../../../../models/teams.ts'
import { Lights } from '../../../../renderer/table/light/Lights.tsx'
import { LIGHTING } from '../../../../renderer/table/light/lighting.ts'
import { Vignette } from '../../../../renderer/table/light/Vignette.tsx'
import { type BaseModelName, useModel } from '../../../../renderer/table/loading/loadModel.ts'
import { useBakedTexture } from '../../../../renderer/table/loading/loadTexture.ts'
import { useClothMaterial } from '../../../../renderer/table/materials/clothMaterial.ts'
import { usePieceMaterial } from '../../../../renderer/table/materials/pieceMaterial.ts'
import { useWoodMaterial } from '../../../../renderer/table/materials/woodMaterial.ts'
import { useQuality } from '../../../../renderer/table/resources.tsx'
import { TableTop } from '../../../../renderer/table/TableTop.tsx'
import { SEAS } from '../../../../renderer/table/water/palette.ts'
import { Water } from '../../../../renderer/table/water/Water.tsx'
import type { TrayOfWater } from '../../../../renderer/table/water/waterMaterial.ts'

/** Every class in every team, four ways of bracing. */
function SquadronsScene() {
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
function ClassesScene() {
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
  readonly team: SquadronId
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

/** The cells of the common sea's map that show one of the letters, as places on the table. */
function cellsOf(letters: string): readonly Spot[] {
  return SEA.flatMap((row, z) =>
    [...row].flatMap((letter, x) =>
      letters.includes(letter) ? [{ x: x - (row.length - 1) / 2, z: z - (SEA.length - 1) / 2 }] : [],
    ),
  )
}

const MAP: SeaMap = { land: cellsOf('#$RBGY'), forts: cellsOf('RBGY'), reefs: cellsOf('+') }
const [WIDTH, HEIGHT] = [SEA[0].length, SEA.length]
const SEA_TRAY: TrayOfWater = {
  sizeX: WIDTH + 2 * SEA_FRAME.margin,
  sizeZ: HEIGHT + 2 * SEA_FRAME.margin,
  gridHalfX: WIDTH / 2,
  gridHalfZ: HEIGHT / 2,
  cellsBetween: [true, true],
}

/** Islands, reefs and forts of the common sea, with some ships among them. */
function SeaScene() {
  const { tier } = useQuality()
  const detail = tier === 'low' ? 'low' : 'full'
  const shore = useMemo(() => shoreOf(MAP), [])
  const land = useMemo(() => islands(MAP, detail), [detail])
  const rocks = useMemo(() => reefs(MAP), [])
  const frame = useMemo(() => seaFrame(WIDTH, HEIGHT), [])
  const table = useMemo(() => seaTable(WIDTH, HEIGHT), [])
  const [carved, rails, top] = [usePieceMaterial(), useWoodMaterial('frame'), useWoodMaterial('table')]
  return (
    <>
      <Lights lighting={LIGHTING.admiral} />
      <Water tray={SEA_TRAY} sea={SEAS.admiral} shore={shore} />
      {land && <mesh geometry={land} material={carved} castShadow receiveShadow />}
      {rocks && <mesh geometry={rocks} material={carved} castShadow receiveShadow />}
      {frame.wood && <mesh geometry={frame.wood} material={rails} castShadow receiveShadow />}
      {frame.brass && <mesh geometry={frame.brass} material={carved} receiveShadow />}
      {table.wood && <mesh geometry={table.wood} material={top} receiveShadow />}
      {SQUADRONS.map((team, i) => (
        <FortOnIsland key={team} team={team} at={MAP.forts[i] ?? { x: 0, z: 0 }} />
      ))}
      <Fleets />
      <Afloat />
      <Vignette />
    </>
  )
}

/** The ships of all squadrons, in lines across the middle. */
function Fleets() {
  return SQUADRONS.flatMap((team, row) =>
    SHIP_CLASSES.map((shipClass, i) => (
      <group
        key={`${team}/${shipClass}`}
        position={[-4.5 + i * 3, WATER_Y, 7.5 - row * 2]}
        rotation={[0, (i + row) * 0.785, 0]}
        scale={1.1}
      >
        <SquadronShip team={team} shipClass={shipClass} brace={-0.6} />
      </group>
    )),
  )
}

/** The things that drift or lie moored among the ships. */
const AFLOAT = [
  ['buoy', 1.5, 4.5],
  ['hulk', 3.5, 5.5],
  ['barrel', 2.4, 4.9],
] as const

/** The same things, and the treasures on their islands. */
function Afloat() {
  return (
    <>
      {cellsOf('$').map(({ x, z }) => (
        <group key={`${x} ${z}`} position={[x + CLEARING.x, CLEARING_GROUND, z + CLEARING.z]}>
          <Carving name="treasure" />
        </group>
      ))}
      {AFLOAT.map(([name, x, z]) => (
        <group key={name} position={[x, WATER_Y, z]} rotation={[0, 0.6, name === 'barrel' ? 0.3 : 0]}>
          <Carving name={name} />
        </group>
      ))}
    </>
  )
}

function FortOnIsland({ team, at }: { team: SquadronId; at: Spot }) {
  const walls = useModel(`fort/${team}`)
  const flag = useModel(`flag/${team}`)
  const carved = usePieceMaterial()
  const cloth = useClothMaterial(useBakedTexture('squadron-cloth'))
  return (
    <group position={[at.x, FORT_GROUND, at.z]}>
      <mesh geometry={walls.part('body')} material={carved} castShadow receiveShadow />
      <mesh geometry={flag.part('flags')} material={cloth} position={[0, 1.2, 0]} castShadow />
    </group>
  )
}

/** Things of Admiral by themselves, in rows on the table. */
const PROPS: readonly (readonly BaseModelName[])[] = [
  ['treasure', 'barrel', 'grapnel', 'splinter'],
  ['hulk', 'buoy', 'fort/ruin', 'fort/green', 'vane'],
]

function PropsScene() {
  return (
    <>
      <Lights lighting={LIGHTING.jackal} />
      <TableTop />
      {PROPS.map((row, z) =>
        row.map((name, x) => (
          <group key={name} position={[(x - (row.length - 1) / 2) * 2.8, -0.3, z * 5 - 1.5]} scale={3.4}>
            <Carving name={name} />
          </group>
        )),
      )}
      <Vignette />
    </>
  )
}

function Carving({ name }: { readonly name: BaseModelName }) {
  const model = useModel(name)
  const carved = usePieceMaterial()
  // the vane has the letters of two scripts on the same arms
  const parts = MODELS[name].parts.filter((part) => part !== 'cyrillic')
  return parts.map((part) => (
    <mesh key={part} geometry={model.part(part)} material={carved} scale={model.scale} castShadow receiveShadow />
  ))
}

/** Models of Admiral by themselves. */
export const ADMIRAL_MODEL_SCENES = {
  'admiral-sea': { camera: 'admiral/battle', content: SeaScene },
  'admiral-props': { camera: 'jackal/showcase', content: PropsScene },
  classes: { camera: 'line-up', content: ClassesScene },
  squadrons: { camera: 'jackal/showcase', content: SquadronsScene },
} as const
