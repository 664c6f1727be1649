import { create } from 'zustand'
import { CASTER_COMMANDS_PER_SECOND, type CasterCommand } from '../../../electron/contract/caster.ts'
import type { Answer } from '../../../electron/contract/ipc.ts'
import type { Timer } from '../../remote/net/connection.ts'

/** The least time between two commands, milliseconds. */
export const COMMAND_PAUSE = Math.ceil(1000 / CASTER_COMMANDS_PER_SECOND) + 5

/** The reason for which the last command was refused; null if it was not. */
export const useRefusal = create<{ readonly code: string | null }>(() => ({ code: null }))

export interface CommandsSetting {
  readonly timer: Timer
  /** Calls the table. */
  readonly call: (method: string, params: object) => Promise<Answer<unknown>>
}

/** Sends the commands of the caster, no faster than the table takes them. */
export class Commands {
  private readonly setting: CommandsSetting
  private waiting: readonly CasterCommand[] = []
  private isPaused = false

  constructor(setting: CommandsSetting) {
    this.setting = setting
  }

  /** Sends a command as soon as possible; it replaces those that wait and that it makes useless. */
  send(command: CasterCommand): void {
    this.waiting = [...this.waiting.filter((one) => !replaces(command, one)), command]
    this.next()
  }

  private next(): void {
    const [command, ...later] = this.waiting
    if (this.isPaused || !command) return
    const { timer, call } = this.setting
    this.waiting = later
    this.isPaused = true
    timer.after(COMMAND_PAUSE, () => {
      this.isPaused = false
      this.next()
    })
    void call('caster.command', command).then((answer) => {
      useRefusal.setState({ code: answer.ok ? null : answer.problem.code })
    })
  }
}

/** Returns whether a command makes an earlier one useless. */
function replaces({ kind }: CasterCommand, earlier: CasterCommand): boolean {
  return kind === 'clear' ? earlier.kind === 'mark' : kind !== 'mark' && kind === earlier.kind
}
