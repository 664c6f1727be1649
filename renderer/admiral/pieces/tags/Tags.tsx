import { type RootState, useThree } from '@react-three/fiber'
import { use, useEffect, useMemo } from 'react'
import { PerspectiveCamera } from 'three'
import { SHIP_CLASSES, type ShipClass } from '../../../../engine/admiral/types.ts'
import { stopAll } from '../../../host/stops.ts'
import type { Translate } from '../../../i18n/t.ts'
import { useText } from '../../../i18n/useText.ts'
import { useAltKey } from '../../../input/altKey.ts'
import { useShownTable } from '../../../playback/useShownTable.ts'
import { SpriteBatch } from '../../../table/sprites/SpriteBatch.ts'
import { useTableFrame } from '../../../table/useTableFrame.ts'
import { useSettings } from '../../../ui/settings.ts'
import { useIntent } from '../../intent/intent.ts'
import { shownNow, useShown } from '../../table/shown.ts'
import { viewKeys, viewOf } from './closeness.ts'
import { TagSheet } from './TagSheet.ts'
import { taggedShips } from './tagged.ts'
import { tagFont } from './tagPicture.ts'
import { addTags } from './tags.ts'

/** Returns the letters of the classes on their tags. */
function lettersOf(t: Translate): Readonly<Record<ShipClass, string>> {
  const letters = SHIP_CLASSES.map((name) => [name, t(`class.${name}.letter`)] as const)
  return Object.fromEntries(letters) as Record<ShipClass, string> // one for each
}

/** The tags of ships under the pointer, selected or aimed at, and of all ships while Alt is held, in one draw call. */
export function Tags() {
  const table = useShownTable()
  const ships = useShown((state) => state.ships.length, 0)
  const t = useText()
  const textScale = useSettings((state) => state.settings.textScale)
  const letters = useMemo(() => lettersOf(t), [t])
  use(tagFont(Object.values(letters).join('')))
  const sheet = useMemo(() => new TagSheet(ships), [ships])
  const batch = useMemo(
    () => new SpriteBatch(sheet, { capacity: Math.max(1, ships), renderOrder: 23, isOver: true }),
    [sheet, ships],
  )
  useEffect(() => () => batch.dispose(), [batch])
  useEffect(() => () => sheet.dispose(), [sheet])
  const invalidate = useThree((three) => three.invalidate)
  useEffect(() => {
    const draw = () => invalidate()
    return stopAll(useIntent.subscribe(draw), useAltKey.subscribe(draw))
  }, [invalidate])
  useTableFrame(
    (frame) => [
      batch,
      shownNow(table),
      table.playback.poses.version,
      letters,
      useIntent.getState(),
      useAltKey.getState().isHeld,
      cellWidth(frame),
      ...viewKeys(frame.camera, textScale),
    ],
    ([, shown, , , intent, isForAll, cell, ...view]) => {
      batch.begin()
      if (shown) {
        const tagged = isForAll ? null : taggedShips(intent, cell)
        addTags(
          { state: shown, poses: table.playback.poses, view: viewOf(view), tagged },
          (index, facts) => sheet.draw(index, facts, letters[facts.class]),
          (sprite) => batch.add(sprite),
        )
      }
      batch.end()
    },
  )
  return <primitive object={batch.mesh} name="tags" />
}

/** Returns the width of a cell in the middle of the field, CSS pixels, rounded. */
function cellWidth({ camera, size }: RootState): number {
  if (!(camera instanceof PerspectiveCamera)) return Number.POSITIVE_INFINITY
  const focal = size.height / 2 / Math.tan((camera.fov * Math.PI) / 360)
  return Math.round(focal / camera.position.length())
}
