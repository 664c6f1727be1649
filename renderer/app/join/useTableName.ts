import { placeText } from '../../../electron/contract/tableAddress.ts'
import { useText } from '../../i18n/useText.ts'
import { useRoom } from '../../pages/seat/room.ts'
import { useOtherTable } from './guest.ts'
import { ownerOf } from './otherTable.ts'

/** What the table is called: by who plays at its window, else by its address. */
export function useTableName(): string {
  const t = useText()
  const place = useOtherTable((state) => state.place)
  const owner = useRoom(({ room }) => ownerOf(room))
  if (owner !== null) return t('join.at', { name: owner })
  return t('join.atAddress', { address: place ? placeText(place) : '' })
}
