import type { ComponentProps } from 'react'
import type { ScreensActions } from '../../../renderer/app/screens/actions.ts'
import { ScreensPanel } from '../../../renderer/app/screens/ScreensPanel.tsx'
import type { GalleryScene } from '../scenes.tsx'
import { useAddress } from './address.ts'
import '../../../renderer/styles/base.css'
import '../../../renderer/styles/surfaces.css'
import '../../../renderer/styles/controls.css'
import '../../../renderer/styles/fonts.ts'

type ScreensState = ComponentProps<typeof ScreensPanel>['state']
type Room = NonNullable<ScreensState['room']>

const nothing = () => {}
const ACTIONS: ScreensActions = {
  open: nothing,
  stop: nothing,
  newWords: nothing,
  admit: nothing,
  refuse: nothing,
  renew: nothing,
  revoke: nothing,
  release: nothing,
  delayWatching: nothing,
  setVoting: nothing,
  addChannel: nothing,
  inviteCaster: nothing,
  agreeToCaster: nothing,
  removeChannel: nothing,
  approveName: nothing,
  removeName: nothing,
  letPhoneLead: nothing,
  seatAt: nothing,
  alone: nothing,
  copy: nothing,
}

const ROOM: Room = {
  reach: { kind: 'network', address: '192.168.1.24' },
  address: '192.168.1.24:4173',
  lobby: {
    game: 'sea-battle',
    title: 'Evening',
    matchId: 'match-00000001',
    seats: [
      { seat: 'white', name: 'Anne Bonny', by: 'here', guest: null, connected: false },
      { seat: 'red', name: 'Masha', by: 'elsewhere', guest: 'g1', connected: true },
      { seat: 'black', name: 'Billy Bones', by: 'elsewhere', guest: 'g2', connected: true },
      { seat: 'yellow', name: 'Pew', by: 'bot', guest: null, connected: false },
    ],
  },
  links: [
    { id: 'l1', channel: { kind: 'room' }, url: `http://192.168.1.24:4173/#${'4f2b8a6a7c1e4d0e9b3a5c'}`, guest: null },
    { id: 'l2', channel: { kind: 'watch' }, url: 'http://192.168.1.24:4173/watch#4f2b8a6a7c1e4d0e9b3a5d', guest: null },
  ],
  words: { words: ['amber', 'anchor', 'parrot'], until: Date.now() + 74_000 },
  guests: [
    { id: 'g1', name: 'Masha', device: 'phone', address: '192.168.1.57', seat: 'red', connected: true, delay: 12 },
    {
      id: 'g2',
      name: 'Billy Bones',
      device: 'game',
      address: '192.168.1.58',
      seat: 'black',
      connected: true,
      delay: 4,
    },
    {
      id: 'g3',
      name: 'Living room',
      device: 'computer',
      address: '192.168.1.59',
      seat: null,
      connected: true,
      delay: 9,
    },
  ],
  requests: [{ id: 'k1', name: 'Calico Jack', device: 'phone', address: '192.168.1.60', seat: 'yellow' }],
  watchDelay: 30_000,
  problem: null,
  since: 0,
  reached: true,
}

function PanelPage({ state }: { readonly state: ScreensState }) {
  useAddress()
  return <ScreensPanel state={state} actions={ACTIONS} back="Back to the table" onClose={nothing} />
}

const scene = (state: ScreensState): GalleryScene => ({ page: () => <PanelPage state={state} /> })
const networks = [
  { name: 'wlp3s0', address: '192.168.1.24' },
  { name: 'docker0', address: '172.17.0.1' },
]

export const SCREENS_SCENES: Readonly<Record<string, GalleryScene>> = {
  'screens/closed': scene({ networks, room: null }),
  'screens/open': scene({ networks, room: ROOM }),
  'screens/audiences': scene({
    networks,
    room: {
      ...ROOM,
      channels: [
        { id: 'watch', kind: 'spectator', delay: 30_000 },
        { id: 'feed', kind: 'spectator', delay: 'turn' },
      ],
    },
  }),
}
