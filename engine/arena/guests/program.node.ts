import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { LineCutter, LONGEST_LINE } from '../../protocol/lines.ts'
import { wordsOf } from './commandLine.ts'
import type { OutsideEntrant } from './contestant.ts'
import { type Desk, Forfeit, type Guest } from './guest.ts'

/** The maximum number of calls that may wait for the program's turn. */
const MOST_WAITING = 1000
/** The time in ms that a program may take to exit when its match is over. */
const FAREWELL = 1000
/** The number of characters reported from the end of its standard error. */
const LAST_WORDS = 300

/** Starts a program: its calls arrive on its standard output, the answers go to its standard input, a line each. */
export function startProgram(entrant: OutsideEntrant, desk: Desk): Guest {
  return new ProgramGuest(entrant, desk)
}

class ProgramGuest implements Guest {
  private readonly desk: Desk
  private readonly seconds: number
  private readonly child: ChildProcessWithoutNullStreams
  private readonly cutter = new LineCutter(LONGEST_LINE)
  private readonly waiting: string[] = []
  /** Ends the awaited decision. */
  private settle: ((fault: Forfeit | null) => void) | null = null
  private gone: string | null = null
  private lastWords = ''
  private isMatchOver = false

  constructor({ program, seconds }: OutsideEntrant, desk: Desk) {
    this.desk = desk
    this.seconds = seconds
    const [file = '', ...args] = wordsOf(program)
    this.child = spawn(file, args, { stdio: 'pipe', windowsHide: true })
    this.child.stdout.setEncoding('utf8').on('data', (chunk: string) => this.hear(this.cutter.push(chunk)))
    this.child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      this.lastWords = `${this.lastWords}${chunk}`.slice(-LAST_WORDS)
    })
    this.child.stdin.on('error', () => {}) // its exit is reported separately
    this.child.on('error', ({ message }) => this.end(`it could not be started: ${message}`))
    this.child.on('close', (code, signal) => this.end(`it ended with ${signal ?? `exit code ${code}`}`))
  }

  decide(): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => this.fail(`no move within ${this.seconds} s`), 1000 * this.seconds)
      this.settle = (fault) => {
        clearTimeout(late)
        this.settle = null
        if (fault) reject(fault)
        else resolve()
      }
      if (this.gone === null) this.answerAll()
      else this.fail(this.gone)
    })
  }

  async leave(): Promise<void> {
    if (this.gone !== null) return
    this.isMatchOver = true
    this.answerAll()
    this.child.stdin.end()
    const kill = setTimeout(() => this.child.kill('SIGKILL'), FAREWELL)
    const { exitCode, signalCode } = this.child
    if (exitCode === null && signalCode === null) {
      await new Promise<void>((resolve) => this.child.once('exit', () => resolve()))
    }
    clearTimeout(kill)
    this.child.stdout.destroy() // its own child processes may hold it open
    this.child.stderr.destroy()
  }

  private hear(lines: readonly string[]): void {
    this.waiting.push(...lines)
    if (this.waiting.length > MOST_WAITING) this.end(`more than ${MOST_WAITING} calls at once`)
    else this.answerAll()
  }

  /** Answers waiting calls while the program's seat must decide, and once the match is over. */
  private answerAll(): void {
    while (this.isMatchOver || (this.settle && this.desk.isAsked)) {
      const line = this.waiting.shift()
      if (line === undefined) return
      const { line: answer, fault } = this.desk.answer(line)
      if (answer !== null) this.child.stdin.write(`${answer}\n`)
      if (fault !== null) this.fail(fault)
    }
    if (this.settle && !this.desk.isAsked) this.settle(null)
  }

  private fail(why: string): void {
    const said = this.lastWords.trim().split('\n').at(-1) ?? ''
    this.settle?.(new Forfeit(said === '' ? why : `${why} (its last words: ${said})`))
  }

  private end(why: string): void {
    this.gone ??= why
    this.waiting.length = 0
    this.child.kill('SIGKILL')
    this.fail(this.gone)
  }
}
