import { placeText } from '../../../electron/contract/tableAddress.ts'
import { useText } from '../../i18n/useText.ts'
import { useOtherTable } from '../../remote/otherTable/guest.ts'
import { ownerOf } from '../../remote/otherTable/otherTable.ts'
import { useRoom } from '../../remote/room.ts'
import { masked } from '../../ui/captured.ts'

/** Returns the name of the table: that of the player at its window, or its address. */
export function useTableName(): string {
  const t = useText()
  const place = useOtherTable((state) => state.place)
  const owner = useRoom(({ room }) => ownerOf(room))
  if (owner !== null) return t('join.at', { name: owner })
  return t('join.atAddress', { address: place ? masked(placeText(place)) : '' })
}
