import { useMemo } from 'react'
import { MeshBasicMaterial, MeshLambertMaterial, MeshStandardMaterial, PlaneGeometry } from 'three'
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
import { rectangleShore, unionOfShores } from '../../table/water/shore.ts'
import { Water } from '../../table/water/Water.tsx'
import { hullsOf } from './hulls.ts'

/** Inner size of Jackal's tray and the board drawn in its water. */
export const JACKAL_TRAY = { sizeX: 13.7, sizeZ: 13.7, gridHalfX: 6.5, gridHalfZ: 6.5 } as const

export const JACKAL_SHORE = unionOfShores(rectangleShore(5.5, 4.5), rectangleShore(4.5, 5.5))

const hulls = memoizeShown(hullsOf, [])

/** What never changes: cabin, light, tray and sea, the island's sand, the dark between the tiles, the corners. */
export function Stage({ reducedMotion }: { reducedMotion: boolean }) {
  return (
    <>
      <Lights lighting={LIGHTING.jackal} />
      <TableTop />
      <CabinProps />
      <Tray />
      <Water tray={JACKAL_TRAY} sea={SEAS.jackal} shore={JACKAL_SHORE} hulls={hulls} moving={!reducedMotion} />
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

/** Soft dark under all tiles: without it the light sand draws a bright grid over the board. */
function Gaps() {
  const { shared } = useResources()
  const geometry = useMemo(() => new PlaneGeometry(12, 12).rotateX(-Math.PI / 2), [])
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
  const cell = side / 12
  g.filter = 'blur(5px)'
  g.fillStyle = '#2a1508'
  g.fillRect(cell * 0.52, cell * 1.52, cell * 10.96, cell * 8.96)
  g.fillRect(cell * 1.52, cell * 0.52, cell * 8.96, cell * 10.96)
}

function Corners() {
  const geometry = useModel('corners').part('body')
  return <mesh name="corners" geometry={geometry} material={usePieceMaterial()} castShadow receiveShadow />
}
