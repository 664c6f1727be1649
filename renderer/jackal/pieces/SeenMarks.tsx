import { useEffect, useMemo } from 'react'
import { landOf } from '../../../engine/jackal/geometry/terrain.ts'
import type { JackalState } from '../../../engine/jackal/types.ts'
import { faceIndex } from '../../../models/faces/atlas.ts'
import type { Poses } from '../../playback/motion/poses.ts'
import { useShownTable } from '../../playback/useShownTable.ts'
import { SpriteBatch } from '../../table/sprites/SpriteBatch.ts'
import { blankSprite, paintSprite, placeSprite } from '../../table/sprites/sprite.ts'
import { useTableFrame } from '../../table/useTableFrame.ts'
import { TILE_CENTRE, tileTarget } from '../table/anchors.ts'
import { shownNow, useLand } from '../table/shown.ts'
import { useFaceSheet } from './materials.ts'

/** Half the thickness of a tile, and a small gap. */
const ABOVE_CENTRE = 0.064
/** The strength of the marks: like paint rubbed into the wood, thin and darker than the face itself. */
const STRENGTH = 0.66
const SHADE = 0xe6d6bd

/** The wooden rim of a face is left out of the mark. */
const RIM = 0.085

const sprite = blankSprite()

/** A faint picture on the back of every closed tile that the viewer has peeked at. */
export function SeenMarks() {
  const table = useShownTable()
  const capacity = useLand().length
  const { colours, grid } = useFaceSheet()
  const batch = useMemo(() => {
    const sheet = { texture: colours, columns: grid, rows: grid, inset: RIM }
    return new SpriteBatch(sheet, { capacity, renderOrder: 4, lifted: true })
  }, [colours, grid, capacity])
  useEffect(() => () => batch.dispose(), [batch])
  useTableFrame(
    () => [batch, shownNow(table), table.playback.poses.version],
    ([, shown]) => {
      batch.begin()
      if (shown) addMarks(batch, shown, table.playback.poses)
      batch.end()
    },
  )
  return <primitive object={batch.mesh} name="seen marks" />
}

function addMarks(batch: SpriteBatch, state: JackalState, poses: Poses): void {
  for (const cell of landOf(state.board)) {
    const tile = state.tiles[cell]
    if (!tile || tile.open || tile.kind === 'closed') continue
    const pose = poses.get(tileTarget(cell))
    if (!pose || pose.y > TILE_CENTRE + 0.01) continue
    placeSprite(sprite, pose.x, pose.y + ABOVE_CENTRE, pose.z, 0.6, faceIndex(tile.kind, tile.picture))
    sprite.flat = true
    sprite.turn = pose.yaw
    sprite.opacity = STRENGTH
    paintSprite(sprite, SHADE)
    batch.add(sprite)
  }
}
