import type { Handlers } from '../clients/answer.ts'
import { WATCH_CHANNEL } from '../contract/channels.ts'
import type { ScreensState } from '../contract/screens.ts'
import type { OtherScreens } from '../remote/otherScreens.ts'
import { audiencePlan } from '../remote/room/channels/channel.ts'

type ScreensHandlers = Pick<Handlers, Extract<keyof Handlers, `screens:${string}`>>

/** Handlers for letting other screens in and for their guests. */
export function screensHandlers(screens: OtherScreens): ScreensHandlers {
  const after = async (change: Promise<void> | void): Promise<ScreensState> => {
    await change
    return screens.state
  }
  const afterKept = (change: Promise<void>): Promise<ScreensState> => after(change.then(() => screens.keep()))
  return {
    'screens:state': () => screens.state,
    'screens:open': ({ reach, port }) => screens.open(reach, port),
    'screens:renew': ({ reach }) => screens.renew(reach),
    'screens:close': () => screens.close(),
    'screens:newWords': () => after(screens.room.moderation.newWords()),
    'screens:admit': ({ request }) => after(screens.room.moderation.admit(request)),
    'screens:refuse': ({ request }) => after(screens.room.moderation.refuse(request)),
    'screens:revoke': ({ link }) => afterKept(screens.room.moderation.revoke(link)),
    'screens:release': ({ guest }) => afterKept(screens.room.moderation.release(guest)),
    'screens:approveName': ({ guest, name }) => afterKept(screens.room.moderation.approveName(guest, name)),
    'screens:removeName': ({ guest }) => afterKept(screens.room.moderation.removeName(guest)),
    'screens:voting': (rules) => afterKept(screens.room.moderation.setVoting(rules)),
    'screens:lead': ({ on }) => after(screens.room.moderation.letPhoneLead(on)),
    'screens:watchDelay': ({ milliseconds, until, channel = WATCH_CHANNEL }) =>
      afterKept(screens.room.audiences.setDelay(channel, until ?? milliseconds)),
    'screens:addChannel': ({ channel, delay }) => afterKept(screens.room.audiences.open(audiencePlan(channel, delay))),
    'screens:addCaster': ({ target }) => afterKept(screens.room.audiences.invite(target)),
    'screens:agreeCaster': ({ seat, agreed }) => after(screens.room.agreeHere(seat, agreed)),
    'screens:removeChannel': ({ channel }) => afterKept(screens.room.audiences.remove(channel)),
    'screens:plan': ({ plan }) => after(screens.plan(plan)),
  }
}
