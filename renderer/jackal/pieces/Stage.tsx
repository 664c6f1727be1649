import { useMemo } from 'react'
import { MeshBasicMaterial, MeshLambertMaterial, MeshStandardMaterial, PlaneGeometry } from 'three'
import { LAND, TRAY } from '../../../models/stage/measures.ts'
import { islandDistance } from '../../../models/stage/shore.ts'
import { memoizeShown } from '../../playback/memoizeShown.ts'
import { CabinProps } from '../../table/cabin/CabinProps.tsx'
import { Lights } from '../../table/light/Lights.tsx'
import { LIGHTING } from '../../table/light/lighting.ts'
import { Vignette } from '../../table/light/Vignette.tsx'
import { useModel } from '../../table/loading/loadModel.ts'
import { useBakedTexture } from '../../table/loading/loadTexture.ts'
import { usePieceMaterial } from '../../table/materials/pieceMaterial.ts'
import { useResources } from '../../table/resources.tsx'
import { drawSheet } from '../../table/sprites/sheet.ts'
import { TableTop } from '../../table/TableTop.tsx'
import { Tray } from '../../table/Tray.tsx'
import { SEAS } from '../../table/water/palette.ts'
import { Water } from '../../table/water/Water.tsx'
import { hullsOf } from './hulls.ts'
import { Letters } from './Letters.tsx'

const hulls = memoizeShown(hullsOf, [])

/** What never changes: cabin, light, tray and sea, the island's sand, the dark between the tiles, the corners. */
export function Stage({ reducedMotion }: { reducedMotion: boolean }) {
  return (
    <>
      <Lights lighting={LIGHTING.jackal} />
      <TableTop />
      <CabinProps />
      <Tray />
      <Letters />
      <Water tray={TRAY} sea={SEAS.jackal} shore={islandDistance} hulls={hulls} moving={!reducedMotion} />
      <Sand />
      <Gaps />
      <Corners />
      <Vignette />
    </>
  )
}

function Sand() {
  const geometry = useModel('island').part('sand')
  const map = useBakedTexture('sand')
  const { quality, environment, shared } = useResources()
  const material = shared('jackal/sand', () =>
    quality.shading === 'lambert'
      ? new MeshLambertMaterial({ map })
      : new MeshStandardMaterial({ map, roughness: 0.9, envMap: environment, envMapIntensity: 0.4 }),
  )
  return (
    <mesh
      name="island"
      geometry={geometry}
      material={material}
      castShadow={quality.flatThingsCastShadows}
      receiveShadow
    />
  )
}

/** Side of the square that holds the island, and what of it stays light along the beach (cells). */
const GAPS = 1 + 2 * Math.max(...LAND.flatMap(({ halfX, halfZ }) => [halfX, halfZ]))
const SPARED = 0.02

/** Soft dark under all tiles: without it the light sand draws a bright grid over the board. */
function Gaps() {
  const { shared } = useResources()
  const geometry = useMemo(() => new PlaneGeometry(GAPS, GAPS).rotateX(-Math.PI / 2), [])
  const material = shared('jackal/gaps', () => {
    const { texture } = drawSheet([drawGaps], 1, 512)
    texture.flipY = true
    return new MeshBasicMaterial({
      map: texture,
      transparent: true,
      opacity: 0.72,
      depthWrite: false,
      polygonOffset: true,
      polygonOffsetFactor: -1,
    })
  })
  return <mesh name="gaps" geometry={geometry} material={material} position-y={0.012} renderOrder={1} />
}

function drawGaps(g: CanvasRenderingContext2D, side: number): void {
  const cell = side / GAPS
  g.filter = 'blur(5px)'
  g.fillStyle = '#2a1508'
  for (const { x, z, halfX, halfZ } of LAND) {
    const [west, north] = [GAPS / 2 + x - halfX, GAPS / 2 + z - halfZ]
    g.fillRect(
      cell * (west + SPARED),
      cell * (north + SPARED),
      cell * 2 * (halfX - SPARED),
      cell * 2 * (halfZ - SPARED),
    )
  }
}

function Corners() {
  const geometry = useModel('corners').part('body')
  return <mesh name="corners" geometry={geometry} material={usePieceMaterial()} castShadow receiveShadow />
}
