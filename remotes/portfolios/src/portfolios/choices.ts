export const TYPES = ['own', 'third_party', 'purchased'] as const;
export const STAGES = ['preventive', 'early', 'pre_legal', 'legal', 'written_off'] as const;
