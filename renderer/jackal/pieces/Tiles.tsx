import { useEffect, useMemo } from 'react'
import { Color, InstancedBufferAttribute, type InstancedMesh } from 'three'
import { landOf } from '../../../engine/jackal/geometry/terrain.ts'
import type { Cell, JackalState } from '../../../engine/jackal/types.ts'
import { faceIndex } from '../../../models/faces/atlas.ts'
import { type Copy, createInstances, disposeInstances, placeCopies } from '../../playback/copies/instances.ts'
import { useShownTable } from '../../playback/useShownTable.ts'
import { useShadowRefresh } from '../../table/light/shadowRefresh.ts'
import { FACE_ATTRIBUTE } from '../../table/materials/tileMaterial.ts'
import { useQuality } from '../../table/resources.tsx'
import { useTableFrame } from '../../table/useTableFrame.ts'
import { tileTarget } from '../table/anchors.ts'
import { shownNow, useBoard } from '../table/shown.ts'
import { useFadingTileMaterial, useTileAtlas } from './materials.ts'
import { useTileGeometry } from './plenty.ts'
import { isSpent } from './spent.ts'
import { toneOf } from './tones.ts'
import { useLaid } from './useCarvings.ts'

/** The tiles of the islands in one draw call. */
export function Tiles() {
  const table = useShownTable()
  const land = landOf(useBoard())
  const geometry = useTileGeometry(useLaid())
  const material = useFadingTileMaterial(useTileAtlas())
  const { flatThingsCastShadows } = useQuality()
  const mesh = useMemo(() => {
    const tiles = createInstances(geometry, material, land.length)
    tiles.geometry.setAttribute(FACE_ATTRIBUTE, new InstancedBufferAttribute(new Float32Array(land.length), 1))
    return tiles
  }, [geometry, material, land])
  const copies = useMemo(() => land.map((cell): Copy => ({ target: tileTarget(cell) })), [land])
  const refreshShadows = useShadowRefresh()
  useEffect(() => () => disposeInstances(mesh), [mesh])
  useTableFrame(
    () => [mesh, shownNow(table), table.playback.poses.version],
    ([, shown], last) => {
      if (shown && (mesh !== last?.[0] || shown !== last[1])) paintTiles(mesh, land, shown)
      placeCopies(mesh, shown ? copies : [], table.playback.poses)
      if (flatThingsCastShadows) refreshShadows()
    },
  )
  return <primitive object={mesh} name="tiles" castShadow={flatThingsCastShadows} receiveShadow />
}

const WHITE = new Color(1, 1, 1)

/** Gives every tile its face and tone. */
function paintTiles(mesh: InstancedMesh, land: readonly Cell[], state: JackalState): void {
  const faces = mesh.geometry.getAttribute(FACE_ATTRIBUTE)
  for (const [index, cell] of land.entries()) {
    const tile = state.tiles[cell]
    faces.setX(index, tile ? faceIndex(tile.kind, tile.picture, isSpent(tile)) : 0)
    mesh.setColorAt(index, tile ? toneOf(tile, cell) : WHITE)
  }
  faces.needsUpdate = true
  if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true
}
