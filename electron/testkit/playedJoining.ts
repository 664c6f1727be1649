import type { PageMessage } from '../contract/ipc.ts'
import { silentLog } from '../files/log.ts'
import { Joining } from '../remote/joining/joining.ts'
import type { ToJoining } from '../remote/joining/messages.ts'
import type { Child } from '../remote/transport/process/serverProcess.ts'

/** A process whose messages the test sends. */
export class PlayedChild implements Child<ToJoining> {
  readonly told: ToJoining[] = []
  isKilled = false
  say: (message: unknown) => void = () => undefined
  exit: (code: number) => void = () => undefined

  post = (message: ToJoining) => void this.told.push(message)
  onMessage = (hear: (message: unknown) => void) => {
    this.say = hear
  }
  onExit = (hear: (code: number) => void) => {
    this.exit = hear
  }
  kill = () => {
    this.isKilled = true
  }
}

/** Returns the host's side of joining; the test controls processes and time. */
export function playedJoining() {
  const children: PlayedChild[] = []
  const shown: PageMessage[] = []
  const connected: boolean[] = []
  const timers: { readonly at: number; readonly act: () => void }[] = []
  let time = 0
  const joining = new Joining({
    launch: () => {
      const child = new PlayedChild()
      children.push(child)
      return child
    },
    timeSource: {
      now: () => time,
      after: (milliseconds, act) => {
        const timer = { at: time + milliseconds, act }
        timers.push(timer)
        return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0)
      },
    },
    show: (message) => shown.push(message),
    isNearby: (host) => host.startsWith('192.168.'),
    onConnected: (isConnected) => connected.push(isConnected),
    log: silentLog,
  })
  const pass = (milliseconds: number) => {
    time += milliseconds
    for (const timer of timers.filter(({ at }) => at <= time)) {
      timers.splice(timers.indexOf(timer), 1)
      timer.act()
    }
  }
  return { joining, children, shown, connected, pass }
}
