export const tests = [];
