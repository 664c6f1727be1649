import { type ComponentProps, lazy, Suspense, useEffect, useLayoutEffect } from 'react'
import '../../../renderer/styles/base.css'
import '../../../renderer/styles/surfaces.css'
import '../../../renderer/styles/controls.css'
import '../../../renderer/styles/fonts.ts'
import { NewMatchScreen } from '../../../renderer/app/newMatch/NewMatchScreen.tsx'
import { Curtain } from '../../../renderer/ui/Curtain.tsx'
import { useSettings } from '../../../renderer/ui/settings.ts'
import type { GalleryScene } from '../scenes.tsx'
import { useAddress } from './address.ts'

type LobbyOf = typeof import('../../../renderer/pages/seat/lobby/Lobby.tsx').Lobby
type Room = ComponentProps<LobbyOf>['room']
type Seats = NonNullable<Room['lobby']>['seats']

interface NewMatchPageProps {
  readonly game: 'jackal' | 'admiral' | 'sea-battle'
  readonly draft?: object
}

/** The form of a new match of a game, as after that game was played last. */
function NewMatchPage({ game, draft }: NewMatchPageProps) {
  useAddress()
  useLayoutEffect(() => {
    useSettings.setState(({ settings }) => ({
      settings: { ...settings, lastMatch: { game, drafts: draft ? { [game]: draft } : {} } },
    }))
  }, [game, draft])
  const isSet = useSettings(({ settings }) => settings.lastMatch?.game === game)
  return isSet && <NewMatchScreen />
}

const WITH_CLOCK = { clock: { kind: 'match', match: 600, increment: 5, atEnd: 'bot' } }

const SEATS: Seats = [
  { seat: 'white', name: 'Anne Bonny', by: 'here', guest: null, connected: false },
  { seat: 'red', name: 'Masha', by: 'elsewhere', guest: 'guest-2', connected: true },
  { seat: 'black', name: 'Black', by: 'elsewhere', guest: null, connected: false },
  { seat: 'yellow', name: 'Bartholomew the Elder', by: 'elsewhere', guest: null, connected: false },
]

const LobbyPage = lazy(async () => {
  await import('../../../renderer/pages/seat/seat.css')
  const { Lobby } = await import('../../../renderer/pages/seat/lobby/Lobby.tsx')
  return { default: ({ room }: { readonly room: Room }) => <Lobby room={room} /> }
})

/** The lobby on the phone of a guest with or without a seat. */
function LobbyScene({ seat }: { readonly seat: string | null }) {
  useAddress()
  const seats = SEATS.map((one) => (one.seat === seat ? { ...one, guest: 'guest-1', connected: true } : one))
  const lobby = { game: 'jackal', title: 'The Brass Parrot', matchId: null, seats } as const
  const room: Room = { kind: 'room', guest: { id: 'guest-1', name: 'Jack', seat }, lobby, match: null, now: 0 }
  return <Suspense>{<LobbyPage room={room} />}</Suspense>
}

/** The milliseconds for which the curtain falls, and then hangs still. */
const FALLEN = 800

/** The curtain before the next player. */
function CurtainPage() {
  useAddress()
  useEffect(() => {
    const timer = setTimeout(() => {
      window.__ready = true
    }, FALLEN)
    return () => clearTimeout(timer)
  }, [])
  return <Curtain name="Grace O’Malley" reason="curtain.fleet" ready onReveal={() => {}} onLeave={() => {}} />
}

export const SHELL_SCENES: Readonly<Record<string, GalleryScene>> = {
  curtain: { page: CurtainPage },
  'new-match/jackal': { page: () => <NewMatchPage game="jackal" /> },
  'new-match/admiral': { page: () => <NewMatchPage game="admiral" /> },
  'new-match/clock': { page: () => <NewMatchPage game="jackal" draft={WITH_CLOCK} /> },
  'new-match/sea-battle': { page: () => <NewMatchPage game="sea-battle" /> },
  'lobby/free': { page: () => <LobbyScene seat={null} /> },
  'lobby/seated': { page: () => <LobbyScene seat="black" /> },
}
