import { BOT_LEVELS_OF } from '../../../electron/contract/botLevels.ts'
import type { Channel, Channels, GameId, Player } from '../../../electron/contract/ipc.ts'
import type { Reach } from '../../../electron/contract/screens.ts'
import { call } from '../../host/client.ts'
import type { PlainTextKey } from '../../i18n/t.ts'
import { currentText } from '../../i18n/useText.ts'
import { copyText } from '../../ui/copyText.ts'
import { playerOf } from '../../ui/newMatch/draft.ts'
import { showNotice, showProblem } from '../../ui/toasts/toasts.ts'
import type { ScreensActions } from './actions.ts'
import { adoptScreens, askAboutBlockedPort, useScreensStore } from './useScreensState.ts'

type ScreensChannel = Extract<Channel, `screens:${string}`>

/** Carries out the panel's actions and shows every refusal. */
export const doing: ScreensActions = {
  open: (reach) => void open('screens:open', reach),
  renew: (reach) => void open('screens:renew', reach),
  stop: () => void tell('screens:close', {}),
  newWords: () => void tell('screens:newWords', {}),
  admit: (request) => void tell('screens:admit', { request }),
  refuse: (request) => void tell('screens:refuse', { request }),
  revoke: (link) => void tell('screens:revoke', { link }),
  release: (guest) => void tell('screens:release', { guest }),
  approveName: (guest, name) => void tell('screens:approveName', { guest, name }),
  removeName: (guest) => void tell('screens:removeName', { guest }),
  letPhoneLead: (on) => void tell('screens:lead', { on }),
  delayWatching: (channel, delay) => {
    const until = typeof delay === 'number' ? { milliseconds: delay } : { milliseconds: 0, until: delay }
    void tell('screens:watchDelay', { ...until, channel })
  },
  addChannel: (channel, delay) => void tell('screens:addChannel', { channel, delay }),
  inviteCaster: (target) => void tell('screens:addCaster', { target }),
  agreeToCaster: (seat, agreed) => void tell('screens:agreeCaster', { seat, agreed }),
  removeChannel: (channel) => void tell('screens:removeChannel', { channel }),
  setVoting: (rules) => void tell('screens:voting', rules),
  seatAt: (seat, by) => void moveSeat(seat, by),
  alone: (seat, isAlone) => void seatPlayer(seat, { kind: 'human', ...(isAlone && { alone: true }) }),
  copy: (address) => {
    if (copyText(address)) showNotice(currentText()(COPIED[new URL(address).pathname] ?? 'screens.copied'))
  },
}

/** The texts after a copy, by the page of the address. */
const COPIED: Readonly<Record<string, PlainTextKey>> = {
  '/caster': 'casters.copied',
  '/overlays': 'screens.copied.overlays',
}

async function tell<C extends ScreensChannel>(channel: C, request: Channels[C]['request']): Promise<void> {
  const answer = await call(channel, request)
  if (answer.ok) adoptScreens(answer.value)
  else showProblem(answer.problem)
}

/** Opens the table: asks the players if it cannot be opened, and shows every other refusal. */
async function open(channel: 'screens:open' | 'screens:renew', reach: Reach): Promise<void> {
  askAboutBlockedPort()
  const answer = await call(channel, { reach })
  if (answer.ok) return adoptScreens(answer.value)
  const now = await call('screens:state', {})
  if (now.ok && now.value.blocked) adoptScreens(now.value)
  else showProblem(answer.problem)
}

const lobbyNow = () => useScreensStore.getState().state?.room?.lobby

async function moveSeat(seat: string, by: Parameters<ScreensActions['seatAt']>[1]): Promise<void> {
  const lobby = lobbyNow()
  if (lobby) await seatPlayer(seat, playerAt(by, lobby.game))
}

async function seatPlayer(seat: string, player: Player): Promise<void> {
  const id = lobbyNow()?.matchId
  if (!id) return
  const answer = await call('match:seat', { id, seat, player })
  if (!answer.ok) showProblem(answer.problem)
}

/**
 * Returns the player for the seat. A bot that steps in has the middle level: it should neither spoil nor decide the
 * match.
 */
function playerAt(by: Parameters<ScreensActions['seatAt']>[1], game: GameId): Player {
  if (by !== 'bot') return playerOf(by === 'here' ? 'human' : by)
  const levels = BOT_LEVELS_OF[game]
  const level = levels[Math.floor((levels.length - 1) / 2)] ?? levels[0]
  return playerOf(level)
}
