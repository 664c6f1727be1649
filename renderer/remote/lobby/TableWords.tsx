import type { Lobby } from '../../../electron/contract/screens.ts'
import { clockText } from '../../i18n/clockText.ts'
import { mapText } from '../../i18n/mapText.ts'
import { hasOwnTitle } from '../../i18n/matchName.ts'
import type { Translate } from '../../i18n/t.ts'
import { useText } from '../../i18n/useText.ts'
import './tableWords.css'

/** Shows the match of a lobby: its title with its game, or its game with its players; its map and its clock. */
export function TableWords({ lobby }: { readonly lobby: Lobby | null }) {
  const t = useText()
  if (!lobby) return <h2 className="seat-table-title">{t('lobby.none')}</h2>
  const about = hasOwnTitle(lobby) ? t(`game.${lobby.game}`) : lobby.seats.map(({ name }) => name).join(', ')
  return (
    <>
      <h2 className="seat-table-title">{hasOwnTitle(lobby) ? lobby.title : t(`game.${lobby.game}`)}</h2>
      {lobby.matchId === null && <p>{t('lobby.planned')}</p>}
      <p className="seat-table-game">{[about, ...options(t, lobby)].join(' · ')}</p>
    </>
  )
}

/** Returns the game of a lobby with its map and its clock, in one line. */
export const gameText = (t: Translate, lobby: Lobby): string =>
  [t(`game.${lobby.game}`), ...options(t, lobby)].join(' · ')

function options(t: Translate, { map, clock }: Lobby): readonly string[] {
  const mapName = map && mapText(t, map)
  return [...(mapName ? [mapName] : []), ...(clock ? [clockText(t, clock)] : [])]
}
