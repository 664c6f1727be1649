import { use, useEffect, useMemo } from 'react'
import { SHIP_CLASSES, type ShipClass } from '../../../../engine/admiral/types.ts'
import type { Translate } from '../../../i18n/t.ts'
import { useText } from '../../../i18n/useText.ts'
import { playback } from '../../../playback/shownStore.ts'
import { SpriteBatch } from '../../../table/sprites/SpriteBatch.ts'
import { useTableFrame } from '../../../table/useTableFrame.ts'
import { useSettings } from '../../../ui/settings.ts'
import { shownNow, useShown } from '../../table/shown.ts'
import { viewKeys, viewOf } from '../seaView.ts'
import { TagSheet } from './TagSheet.ts'
import { tagFont } from './tagPicture.ts'
import { addTags } from './tags.ts'

/** The letters by which the classes go on their tags. */
function lettersOf(t: Translate): Readonly<Record<ShipClass, string>> {
  const letters = SHIP_CLASSES.map((name) => [name, t(`class.${name}.letter`)] as const)
  return Object.fromEntries(letters) as Record<ShipClass, string> // one for each
}

/** The tags of all ships, in one draw call. */
export function Tags() {
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
  useTableFrame(
    ({ camera }) => [batch, shownNow(), playback.poses.version, letters, ...viewKeys(camera, textScale)],
    ([, shown, , , ...view]) => {
      batch.begin()
      const draw: Parameters<typeof addTags>[3] = (index, facts) => sheet.draw(index, facts, letters[facts.class])
      if (shown) addTags(shown, playback.poses, viewOf(view), draw, (sprite) => batch.add(sprite))
      batch.end()
    },
  )
  return <primitive object={batch.mesh} name="tags" />
}
