/** Адмирал: что подсказчик говорит о приказе. */
export const admiralCoach = {
  'coach.adm.sail': '{Unit}: курс на {at}, нос на {heading}',
  'coach.adm.on': '{Unit}: идти дальше',
  'coach.adm.turn': '{Unit}: поворот, нос на {heading}',
  'coach.adm.fire.hull': '{Unit}: огонь по корпусу, цель — {target}',
  'coach.adm.fire.sails': '{Unit}: огонь по парусам, цель — {target}',
  'coach.adm.chance': 'шанс попасть — {percent} %',
  'coach.adm.board': '{Unit}: на абордаж, цель — {target}',
  'coach.adm.repair': '{Unit}: чиниться',
  'coach.adm.finish': '{Unit}: на этот раунд всё',
  'coach.adm.guarded': 'Кто нападёт здесь, окажется и под пушками форта',
  'coach.adm.loot': 'Забрать добычу с приза',
  'coach.adm.ashore': '{Unit}: отпустить капитана на берег',
  'coach.adm.aboard': '{Unit}: взять капитана на борт',
  'coach.adm.faceUp': '{Unit}: открыть карту капитана',
  'coach.adm.faceDown': '{Unit}: закрыть карту капитана',
  'coach.adm.assign': 'Раздать капитанов',
} as const
