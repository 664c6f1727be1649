import { useEffect, useMemo } from 'react'
import type { JackalState, TeamId } from '../../../engine/jackal/types.ts'
import { MARK_BOX, SQUADRON_MARKS } from '../../../models/admiral/squadron/marks.ts'
import { TEAMS } from '../../../models/teams.ts'
import type { Poses } from '../../playback/motion/poses.ts'
import { useShownTable } from '../../playback/useShownTable.ts'
import { around, disc, INK } from '../../table/sprites/drawing.ts'
import { SpriteBatch } from '../../table/sprites/SpriteBatch.ts'
import { type Drawing, drawSheet } from '../../table/sprites/sheet.ts'
import { blankSprite, paintSprite, placeSprite, type Sprite } from '../../table/sprites/sprite.ts'
import { useTableFrame } from '../../table/useTableFrame.ts'
import { colourNumber, TEAM_COLOURS, type TeamColours, usePalette } from '../../ui/palettes.ts'
import { pieceTarget } from '../table/anchors.ts'
import { shownNow } from '../table/shown.ts'

/** The marks of the crews are those of the squadrons. */
const MARKS: Readonly<Record<TeamId, string>> = {
  white: SQUADRON_MARKS.blue,
  red: SQUADRON_MARKS.red,
  black: SQUADRON_MARKS.green,
  yellow: SQUADRON_MARKS.gold,
}

/** Returns a base in white, to be tinted, its edge in ink and cream. */
const base = (team: TeamId): Drawing =>
  around((g) => {
    for (const [radius, colour] of [
      [46, INK],
      [42, '#f7ebc8'],
      [37, INK],
    ] as const) {
      g.fillStyle = colour
      g.fill(new Path2D(disc(0, 0, radius)))
    }
    g.fillStyle = '#ffffff'
    g.scale(1.15, 1.15)
    g.fill(new Path2D(MARKS[team]))
  }, MARK_BOX + 34)

const SIDE = 0.62
const LIFT = 0.014
const CAPACITY = 20
const sprite = blankSprite()

/** A base in the crew's colour, with its mark, under every piece; only if the palette is not the painted one. */
export function Bases() {
  const table = useShownTable()
  const palette = usePalette()
  const sheet = useMemo(() => drawSheet(TEAMS.map(base), 4, 128), [])
  const batch = useMemo(() => new SpriteBatch(sheet, { capacity: CAPACITY, renderOrder: 5, lifted: true }), [sheet])
  useEffect(() => () => batch.dispose(), [batch])
  useEffect(() => () => sheet.texture.dispose(), [sheet])
  useTableFrame(
    () => [batch, shownNow(table), table.playback.poses.version, palette],
    ([, shown]) => {
      batch.begin()
      if (shown && palette !== 'default')
        addBases(shown, table.playback.poses, TEAM_COLOURS[palette].jackal, (one) => batch.add(one))
      batch.end()
    },
  )
  return <primitive object={batch.mesh} name="bases" />
}

function addBases(
  { pieces }: JackalState,
  poses: Poses,
  colours: TeamColours['jackal'],
  add: (sprite: Readonly<Sprite>) => void,
): void {
  for (const { id, team } of pieces) {
    const pose = poses.get(pieceTarget(id))
    if (!pose || pose.opacity < 0.5) continue
    placeSprite(sprite, pose.x, pose.y + LIFT, pose.z, SIDE * pose.scale, TEAMS.indexOf(team))
    sprite.flat = true
    sprite.opacity = pose.opacity
    paintSprite(sprite, colourNumber(colours[team]))
    add(sprite)
  }
}
